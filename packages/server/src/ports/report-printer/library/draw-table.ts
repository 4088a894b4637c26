import { columnWidths } from './column-widths.ts';
import type { PrintTable } from './outline.ts';
import type { Sheet } from './sheet.ts';

const GAP = 12;
const PADDING = 4;
const SIZE = 9;
/** Rows that decide how wide the columns are: measuring takes longer than drawing. */
const ROWS_MEASURED = 200;

/** A table over as many pages as it needs; each begins with the column labels. */
export function drawTable(sheet: Sheet, { columns, rows }: PrintTable): void {
  const widths = widthsOf(sheet, { columns, rows });
  const head = columns.map(({ label }) => label);
  drawRow(sheet, { columns, widths, cells: head, isHead: true });
  for (const cells of rows) {
    const row = { columns, widths, cells, isHead: false };
    if (!sheet.fits(heightOf(sheet, row))) {
      sheet.nextPage();
      drawRow(sheet, { columns, widths, cells: head, isHead: true });
    }
    drawRow(sheet, row);
  }
}

interface Row {
  readonly columns: PrintTable['columns'];
  readonly widths: readonly number[];
  readonly cells: readonly string[];
  readonly isHead: boolean;
}

/** The first cell of a row says what the others are about. */
const isBold = (isHead: boolean, index: number) => isHead || index === 0;

function drawRow(sheet: Sheet, row: Row): void {
  const { columns, widths, cells, isHead } = row;
  const { doc } = sheet;
  const height = heightOf(sheet, row);
  sheet.makeRoom(isHead ? height + 2 * SIZE : height);
  const top = doc.y;
  let x = sheet.left;
  for (const [index, width] of widths.entries()) {
    const align = columns[index]?.align ?? 'left';
    sheet.setFont(isBold(isHead, index), SIZE, isHead ? sheet.faint : sheet.ink);
    doc.text(sheet.fit(cells[index] ?? ''), x, top + PADDING, { width: width - GAP, align, lineBreak: true });
    x += width;
  }
  const bottom = top + height;
  const line = doc.moveTo(sheet.left, bottom).lineTo(sheet.left + sheet.width, bottom);
  line.lineWidth(isHead ? 0.8 : 0.4).stroke(isHead ? sheet.colour : sheet.line);
  doc.y = bottom;
}

function heightOf(sheet: Sheet, { widths, cells, isHead }: Row): number {
  const heights = widths.map((width, index) => {
    sheet.setFont(isBold(isHead, index), SIZE, sheet.ink);
    return sheet.doc.heightOfString(sheet.fit(cells[index] ?? ''), { width: width - GAP });
  });
  // A cell that is longer than a page would never fit: it is cut by the end of its page.
  return Math.min(Math.max(...heights, SIZE) + 2 * PADDING, sheet.height);
}

function widthsOf(sheet: Sheet, { columns, rows }: Pick<PrintTable, 'columns' | 'rows'>): number[] {
  const measured = columns.map(({ label }, index) => {
    const widest = (texts: readonly string[], bold: boolean) => {
      sheet.setFont(bold, SIZE, sheet.ink);
      return Math.max(0, ...texts.map(text => sheet.doc.widthOfString(sheet.fit(text))));
    };
    const texts = rows.slice(0, ROWS_MEASURED).map(cells => cells[index] ?? '');
    const both = (split: RegExp) => {
      const pieces = [...new Set(texts.flatMap(text => text.split(split)))];
      return Math.max(widest(pieces, index === 0), widest(label.split(split), true)) + GAP + 1;
    };
    const whole = both(/\n/);
    return { whole, word: columns[index]?.align === 'right' ? whole : both(/[ \n]+/) }; // figures stay on one line
  });
  return columnWidths(measured, sheet.width);
}
