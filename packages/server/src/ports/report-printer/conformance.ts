import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { PrintableReport, ReportPrinter } from './port.ts';

/** The texts of each page. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return text;
}

const WORDS = [
  'Acme Agency',
  'Müller & Söhne',
  'October 2026',
  'Summary',
  'Uptime',
  '99.98 %',
  'All went well.',
  'Versions',
  'shop.example',
  'Akismet',
  '5.3 → 5.4',
];

/** What every printer of reports does. */
export function reportPrinterConformance(printer: () => ReportPrinter): void {
  describe('as every printer of reports', () => {
    it('prints a PDF whose text can be selected, with the figures and rows of the report', async () => {
      const pdf = await printer().print(sampleReport());
      expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
      const [page = ''] = await pagesOf(pdf);
      expect(page).not.toContain('Not printed');
      for (const text of WORDS) {
        expect(page.replaceAll(/\s+/g, ' ')).toContain(text);
      }
    });

    it('shows the logo of the brand', async () => {
      const pdf = Buffer.from(await printer().print(sampleReport())).toString('latin1');
      expect(pdf).toContain('/Subtype /Image');
    });

    it('continues a long table on further pages', async () => {
      const rows = Array.from({ length: 150 }, (_, row) => `site-${row}.example`);
      const pages = await pagesOf(await printer().print(sampleReport(rows)));
      expect(pages.length).toBeGreaterThan(2);
      const all = pages.join(' ');
      for (const row of rows) expect(all).toContain(row);
    });

    it('prints several reports that are asked for at once, each with its own contents', async () => {
      const names = ['one.example', 'two.example', 'three.example', 'four.example'];
      const pdfs = await Promise.all(names.map(name => printer().print(sampleReport([name]))));
      const texts = await Promise.all(pdfs.map(async pdf => (await pagesOf(pdf)).join(' ')));
      expect(texts.map(text => names.filter(name => text.includes(name)))).toEqual(names.map(name => [name]));
    });
  });
}

/** A red square. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR42mP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC',
  'base64',
);

/** @param sites Rows of its table. */
export function sampleReport(sites: readonly string[] = ['shop.example'], title = 'Müller & Söhne'): PrintableReport {
  const logo = `<img width="40" height="40" alt="" src="data:image/png;base64,${LOGO.toString('base64')}">`;
  const rows = sites.map(
    site => `<tr><th scope="row">${site}</th><td>Akismet</td><td class="figure">5.3 → 5.4</td></tr>`,
  );
  return {
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Not printed</title><style>p { margin: 0 }</style></head>
      <body><header>${logo}<p>Acme Agency</p><h1 style="color:#0b7285">${title.replace('&', '&amp;')}</h1><p>October 2026</p></header>
      <section><h2>Summary</h2><dl><div><dt>Uptime</dt><dd>99.98 %</dd></div></dl></section>
      <section><h2>Updates</h2><p>All went well.</p><table><thead><tr><th>Site</th><th>Item</th><th class="figure">Versions</th></tr></thead>
      <tbody>${rows.join('')}</tbody></table></section></body></html>`,
    brand: { colour: '#0b7285', logo: new Uint8Array(LOGO) },
  };
}
