import { cutToWidth, displayWidth } from './display-width.ts';
import { printable } from './terminal.ts';

const GAP = '  ';
/** Columns don't get narrower than this; a table that still doesn't fit is cut at the edge. */
const NARROWEST = 6;

/**
 * A table for people: columns as wide as their widest cell, numbers to the right.
 * @param width Columns of the screen: the widest columns are cut until the table fits. Undefined: nothing is cut.
 * @param whole Columns that are of no use if they are cut.
 */
export function textTable(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  width?: number,
  whole: readonly number[] = [],
): string {
  const cells = rows.map(row => row.map(cell => printable(String(cell))));
  const natural = head.map((title, column) =>
    cells.reduce((most, row) => Math.max(most, displayWidth(row[column] ?? '')), title.length),
  );
  const widths = width === undefined ? natural : fitted(natural, width - GAP.length * (head.length - 1), whole);
  const right = head.map((_, column) => rows.length > 0 && rows.every(row => typeof row[column] === 'number'));
  const line = (row: readonly string[]) => {
    const text = row
      .map((cell, column) => padded(cell, widths[column] ?? 0, right[column] === true))
      .join(GAP)
      .trimEnd();
    return width === undefined ? text : cutToWidth(text, width);
  };
  return [line(head), line(widths.map(columns => '-'.repeat(columns))), ...cells.map(line)].join('\n');
}

/** Takes from the widest columns until all fit together, so that short ones stay whole. */
function fitted(natural: readonly number[], room: number, whole: readonly number[]): number[] {
  const widths = [...natural];
  const cut = () => widths.filter((_, column) => !whole.includes(column));
  let over = widths.reduce((sum, width) => sum + width, 0) - room;
  while (over > 0) {
    const widest = Math.max(0, ...cut());
    if (widest <= NARROWEST) break;
    const second = Math.max(NARROWEST, ...cut().filter(width => width < widest));
    const among = cut().filter(width => width === widest).length;
    const less = Math.min(widest - second, Math.ceil(over / among));
    for (const [column, width] of widths.entries()) {
      if (width !== widest || over <= 0 || whole.includes(column)) continue;
      const taken = Math.min(less, over);
      widths[column] = width - taken;
      over -= taken;
    }
  }
  return widths;
}

function padded(cell: string, width: number, right: boolean): string {
  const text = cutToWidth(cell, width);
  const space = ' '.repeat(width - displayWidth(text));
  return right ? space + text : text + space;
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
