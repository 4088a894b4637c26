import { printable } from './terminal.ts';

/** A table for people: columns as wide as their widest cell, numbers to the right. */
export function textTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map(row => row.map(cell => printable(String(cell))));
  const widths = head.map((title, column) => Math.max(title.length, ...cells.map(row => row[column]?.length ?? 0)));
  const right = head.map((_, column) => rows.length > 0 && rows.every(row => typeof row[column] === 'number'));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (right[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map(width => '-'.repeat(width))), ...cells.map(line)].join('\n');
}

/** `1 site`, `25 sites`, `1,000 sites`. */
export function quantityOf(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
}

/** A size as a person reads it: `0 bytes`, `12 kB`, `3.4 MB`. */
export function byteSize(size: number): string {
  if (size < 1000) return quantityOf(size, 'byte');
  const units = ['kB', 'MB', 'GB', 'TB'];
  const power = Math.min(units.length, Math.floor(Math.log10(size) / 3));
  const value = size / 1000 ** power;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${units[power - 1]}`;
}
