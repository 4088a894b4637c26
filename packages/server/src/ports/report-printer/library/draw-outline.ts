import type { PrintBrand } from '../port.ts';
import { drawTable } from './draw-table.ts';
import type { PrintBlock, PrintFigure, PrintOutline } from './outline.ts';
import type { Sheet } from './sheet.ts';

const LOGO = [200, 48] as const;
const FIGURES_PER_ROW = 3;

export function drawOutline(sheet: Sheet, outline: PrintOutline, { logo }: PrintBrand): void {
  drawHead(sheet, outline, logo);
  for (const block of outline.blocks) drawBlock(sheet, block);
  sheet.writeFooters(outline.title);
}

function drawHead(sheet: Sheet, { title, above, below }: PrintOutline, logo: Uint8Array | undefined): void {
  const { doc } = sheet;
  doc.rect(0, 0, doc.page.width, 8).fill(sheet.colour);
  doc.y = sheet.left;
  if (logo !== undefined && drawLogo(sheet, logo)) doc.y += LOGO[1] + 10;
  for (const line of above) sheet.write(line, { bold: true, size: 11, colour: sheet.faint, gap: 2 });
  doc.y += 12;
  sheet.write(title, { bold: true, size: 22, colour: sheet.colour, gap: 4 });
  for (const line of below) sheet.write(line, { size: 11, colour: sheet.faint, gap: 2 });
  doc.y += 12;
}

/** @returns false if the library can't read the picture: the report is printed without it. */
function drawLogo({ doc, left }: Sheet, logo: Uint8Array): boolean {
  try {
    doc.image(Buffer.from(logo), left, doc.y, { fit: [...LOGO] });
    return true;
  } catch {
    return false;
  }
}

function drawBlock(sheet: Sheet, block: PrintBlock): void {
  const { doc } = sheet;
  if (block.kind === 'heading') {
    sheet.makeRoom(70); // a heading is not left alone at the end of a page
    doc.y += 14;
    sheet.write(block.text, { bold: true, size: 14, colour: sheet.colour });
  } else if (block.kind === 'text') {
    sheet.write(block.text);
  } else if (block.kind === 'table') {
    drawTable(sheet, block);
    doc.y += 10;
  } else {
    drawFigures(sheet, block.figures);
  }
}

function drawFigures(sheet: Sheet, figures: readonly PrintFigure[]): void {
  const { doc } = sheet;
  const width = sheet.width / FIGURES_PER_ROW;
  for (let from = 0; from < figures.length; from += FIGURES_PER_ROW) {
    sheet.makeRoom(52);
    const top = doc.y;
    let bottom = top;
    for (const [index, { label, value }] of figures.slice(from, from + FIGURES_PER_ROW).entries()) {
      const x = sheet.left + index * width;
      sheet.setFont(true, 16, sheet.ink);
      doc.text(sheet.fit(value), x, top, { width: width - 8 });
      sheet.setFont(false, 9, sheet.faint);
      doc.text(sheet.fit(label), x, doc.y, { width: width - 8 });
      bottom = Math.max(bottom, doc.y);
    }
    doc.y = bottom + 10;
  }
}
