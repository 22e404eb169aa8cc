/** Puts a text where it can be pasted. Pages of a local network are not trusted with the newer way. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'sr';
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}
