// Paths with one digit behind the point: in a grid of 512 nobody sees more.

const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y;
const FLAGS = [3, 4]; // of the seven numbers of an arc: they may be written without a space behind them
const ARC = 7;

export function rounded(path: string): string {
  return path.replace(/([a-df-z])([^a-df-z]*)/gi, (_, command: string, given: string) => command + numbers(command, given).join(' ').replaceAll(' -', '-'));
}

function numbers(command: string, given: string): string[] {
  const found: string[] = [];
  for (let at = 0; given.slice(at).trim(); ) {
    const reader = /a/i.test(command) && FLAGS.includes(found.length % ARC) ? FLAG : NUMBER;
    reader.lastIndex = at;
    const read = reader.exec(given);
    if (!read) throw new Error(`this is no path: ${command}${given}`);
    found.push(String(Math.round(Number(read[1]) * 10) / 10).replace(/^(-?)0\./, '$1.'));
    at = reader.lastIndex;
  }
  return found;
}
