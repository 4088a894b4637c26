import type { Line } from '../bench.ts';
import { show } from '../measuring/numbers.ts';

const HEAD = ['', 'figure', 'floor', 'ratio', 'goal', '', 'floor is'];

/** The lines as a table with aligned columns. */
export function tableOfLines(lines: readonly Line[]): string {
  const rows = [HEAD, ...lines.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  const aligned = rows.map(row => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return aligned.map(row => `    ${row.trimEnd()}`).join('\n');
}

function cells({ what, figure, unit, floor, floorIs, goal }: Line): string[] {
  const suffix = unit === '' ? '' : ` ${unit}`;
  return [
    what,
    `${show(figure)}${suffix}`,
    floor === undefined ? '' : `${show(floor)}${suffix}`,
    floor === undefined || floor === 0 ? '' : (figure / floor).toFixed(2),
    goal?.text ?? '',
    goal === undefined ? '' : goal.reached ? 'reached' : 'NOT REACHED',
    floorIs ?? '',
  ];
}
