/** Marks a box with `data-more` while a part of it can only be seen by scrolling down. */
export function showMore(box: HTMLElement): { destroy: () => void } {
  const measure = () => {
    box.toggleAttribute('data-more', box.scrollTop + box.clientHeight < box.scrollHeight - 4);
  };
  const sizes = new ResizeObserver(measure);
  const changes = new MutationObserver(measure);
  sizes.observe(box);
  changes.observe(box, { childList: true, subtree: true, characterData: true });
  box.addEventListener('scroll', measure, { passive: true });
  measure();
  return {
    destroy: () => {
      sizes.disconnect();
      changes.disconnect();
      box.removeEventListener('scroll', measure);
    },
  };
}
