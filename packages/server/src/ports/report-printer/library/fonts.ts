import { readFile } from 'node:fs/promises';
import type { PrintOutline } from './outline.ts';
import { asWinAnsi, fitsWinAnsi } from './winansi.ts';

/** What a document is set in: names of built-in fonts, or font files. */
export interface PrintFonts {
  readonly regular: string | Buffer;
  readonly bold: string | Buffer;
  /** The text as these fonts can show it. */
  fit(text: string): string;
}

const BUILT_IN = { regular: 'Helvetica', bold: 'Helvetica-Bold' } as const;

/** Fonts with more scripts, where Debian, Red Hat and Alpine put them. */
const FILES = [
  '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf',
  '/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf',
  '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
  '/usr/share/fonts/dejavu-sans-fonts/DejaVuSans.ttf',
  '/usr/share/fonts/dejavu/DejaVuSans.ttf',
];

/** The built-in fonts, which cover western languages; else a font of the system, if it has one. */
export async function chooseFonts(outline: PrintOutline, files: readonly string[] = FILES): Promise<PrintFonts> {
  if (!fitsWinAnsi(JSON.stringify(outline))) {
    for (const file of files) {
      const regular = await readFile(file).catch(() => undefined);
      if (regular === undefined) continue;
      const bold = await readFile(file.replace(/(?:-Regular)?\.ttf$/, '-Bold.ttf')).catch(() => regular);
      return { regular, bold, fit: text => text };
    }
  }
  return { ...BUILT_IN, fit: asWinAnsi };
}
