import type { PrintFonts } from './fonts.ts';

const MARGIN = 48;
const FOOTER = 24;

/** The page that is being drawn: its sizes, colours and fonts. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly left = MARGIN;
  readonly colour: string;
  readonly ink = '#1f2933';
  readonly faint = '#52606d';
  readonly line = '#d9e2ec';
  readonly #fonts: PrintFonts;

  constructor(doc: PDFKit.PDFDocument, fonts: PrintFonts, colour: string) {
    this.doc = doc;
    this.#fonts = fonts;
    this.colour = colour;
  }

  static readonly margins = { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER };

  get width(): number {
    return this.doc.page.width - 2 * MARGIN;
  }

  /** Of the part between the margins. */
  get height(): number {
    return this.#bottom - MARGIN;
  }

  get #bottom(): number {
    return this.doc.page.height - MARGIN - FOOTER;
  }

  fit(text: string): string {
    return this.#fonts.fit(text);
  }

  setFont(bold: boolean, size: number, colour: string): void {
    this.doc.font(bold ? this.#fonts.bold : this.#fonts.regular, size).fillColor(colour);
  }

  fits(height: number): boolean {
    return this.doc.y + height <= this.#bottom;
  }

  nextPage(): void {
    this.doc.addPage();
    this.doc.y = MARGIN;
  }

  makeRoom(height: number): void {
    if (!this.fits(height)) this.nextPage();
  }

  /** Text from the left margin, over as many pages as it needs. */
  write(text: string, { bold = false, size = 10, colour = this.ink, gap = 6 } = {}): void {
    this.setFont(bold, size, colour);
    this.doc.text(this.fit(text), this.left, this.doc.y, { width: this.width });
    this.doc.y += gap;
  }

  /** At the bottom of each page: the pages have to be kept until the end for it. */
  writeFooters(text: string): void {
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      this.doc.switchToPage(page);
      this.doc.page.margins.bottom = 0; // else the text would begin another page
      const y = this.doc.page.height - MARGIN;
      this.setFont(false, 8, this.faint);
      this.doc.text(this.fit(text), this.left, y, { width: this.width - 60, height: 12, ellipsis: true });
      this.doc.text(`${page + 1} / ${count}`, this.left, y, { width: this.width, align: 'right', lineBreak: false });
    }
  }
}
