import type { PrintTable } from './outline.ts';
import type { Sheet } from './sheet.ts';

const GAP = 8;
const PADDING = 4;
const SIZE = 9;

/** A table over as many pages as it needs; each begins with the column labels. */
export function drawTable(sheet: Sheet, { columns, rows }: PrintTable): void {
  const widths = widthsOf(columns, sheet.width);
  const head = columns.map(({ label }) => label);
  drawRow(sheet, { columns, widths, cells: head, bold: true });
  for (const cells of rows) {
    const height = heightOf(sheet, widths, cells, false);
    if (!sheet.fits(height)) {
      sheet.nextPage();
      drawRow(sheet, { columns, widths, cells: head, bold: true });
    }
    drawRow(sheet, { columns, widths, cells, bold: false });
  }
}

interface Row {
  readonly columns: PrintTable['columns'];
  readonly widths: readonly number[];
  readonly cells: readonly string[];
  readonly bold: boolean;
}

function drawRow(sheet: Sheet, { columns, widths, cells, bold }: Row): void {
  const { doc } = sheet;
  const height = heightOf(sheet, widths, cells, bold);
  sheet.makeRoom(bold ? height + 2 * SIZE : height);
  const top = doc.y;
  sheet.setFont(bold, SIZE, bold ? sheet.faint : sheet.ink);
  let x = sheet.left;
  for (const [index, width] of widths.entries()) {
    const align = columns[index]?.align ?? 'left';
    doc.text(sheet.fit(cells[index] ?? ''), x, top + PADDING, { width: width - GAP, align, lineBreak: true });
    x += width;
  }
  const bottom = top + height;
  const line = doc.moveTo(sheet.left, bottom).lineTo(sheet.left + sheet.width, bottom);
  line.lineWidth(bold ? 0.8 : 0.4).stroke(bold ? sheet.colour : sheet.line);
  doc.y = bottom;
}

function heightOf(sheet: Sheet, widths: readonly number[], cells: readonly string[], bold: boolean): number {
  sheet.setFont(bold, SIZE, sheet.ink);
  const heights = widths.map((width, index) =>
    sheet.doc.heightOfString(sheet.fit(cells[index] ?? ''), { width: width - GAP }),
  );
  // A cell that is longer than a page would never fit: it is cut by the end of its page.
  return Math.min(Math.max(...heights, SIZE) + 2 * PADDING, sheet.height);
}

/** The first column names what the row is about, and the last one often ends in a sentence. */
function widthsOf(columns: PrintTable['columns'], width: number): number[] {
  const shareOf = (index: number) => {
    if (index === 0) return 1.6;
    return index === columns.length - 1 && columns[index]?.align === 'left' ? 1.4 : 1;
  };
  const shares = columns.map((_column, index) => shareOf(index));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map(share => (share / all) * width);
}
