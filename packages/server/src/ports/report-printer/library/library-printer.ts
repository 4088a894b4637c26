import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import { type PrintableReport, PrintError, type ReportPrinter } from '../port.ts';
import { drawOutline } from './draw-outline.ts';
import { chooseFonts } from './fonts.ts';
import { readOutline } from './read-outline.ts';
import { Sheet } from './sheet.ts';

/** Draws the contents of a report with a library. It is loaded with the first report. */
export function libraryPrinter(): ReportPrinter {
  const turns = pLimit(1); // drawing takes this process's own time: one after the other is as fast
  let closed = false;
  return {
    kind: 'library',
    print: report =>
      turns(() => {
        if (closed) throw new PrintError('The server is stopping.');
        return draw(report);
      }),
    async close() {
      closed = true;
    },
  };
}

async function draw({ html, brand }: PrintableReport): Promise<Uint8Array> {
  const outline = readOutline(html);
  const { default: PDFDocument } = await import('pdfkit');
  const fonts = await chooseFonts(outline);
  const doc = new PDFDocument({
    size: 'A4',
    margins: Sheet.margins,
    bufferPages: true,
    lang: outline.language,
    displayTitle: true,
    info: { Title: outline.title, Creator: 'Sitekeeper' },
  });
  const bytes = buffer(doc);
  drawOutline(new Sheet(doc, fonts, brand.colour), outline, brand);
  doc.end();
  return bytes;
}
