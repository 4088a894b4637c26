import { expect, it } from 'vitest';
import { pagesOf, reportPrinterConformance, sampleReport } from '../conformance.ts';
import { chooseFonts } from './fonts.ts';
import { libraryPrinter } from './library-printer.ts';

const printer = libraryPrinter();

reportPrinterConformance(() => printer);

it('keeps what a page repeats on one page', async () => {
  expect(await pagesOf(await printer.print(sampleReport()))).toHaveLength(1);
});

it('prints a report without a logo that it can not read', async () => {
  const { html, brand } = sampleReport();
  const logo = new TextEncoder().encode('<svg onload="alert(1)"/>');
  const pdf = await printer.print({ html, brand: { colour: brand.colour, logo } });
  expect((await pagesOf(pdf))[0]).toContain('Acme Agency');
});

it('uses a font of the system for other scripts, and the nearest letters where there is none', async () => {
  const outlineWith = (title: string) => ({ title, above: [], below: [], blocks: [], language: 'en' });
  const outline = outlineWith('Łódź Ελλάδα');
  const none = await chooseFonts(outline, ['/nowhere/DejaVuSans.ttf']);
  expect(none.regular).toBe('Helvetica');
  expect(none.fit('Łódź → Ελλάδα Größe')).toBe('Lódz > ?????? Größe');
  expect((await chooseFonts(outlineWith('Größe – 5 €'))).regular).toBe('Helvetica');
});

it('uses the colour of the brand', async () => {
  const { inflateSync } = await import('node:zlib');
  const pdf = Buffer.from(await printer.print({ ...sampleReport(), brand: { colour: '#0b7285' } }));
  const from = pdf.indexOf('stream\n') + 7;
  const page = inflateSync(pdf.subarray(from, pdf.indexOf('endstream', from))).toString('latin1');
  expect(page).toMatch(/0\.043\d* 0\.447\d* 0\.521\d* sc/);
});
