import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { chromiumAt } from '../../chromium/chromium-process.ts';
import { findChromium } from '../../chromium/find-chromium.ts';
import { pagesOf, reportPrinterConformance, sampleReport } from '../conformance.ts';
import { chromiumPrinter } from './chromium-printer.ts';

const program = findChromium('');

describe.skipIf(program === undefined && process.env.CI === undefined)('with Chromium', () => {
  const chromium = chromiumAt(program ?? '/usr/bin/chromium');
  const printer = chromiumPrinter(chromium, { reportsPerProcess: 1000 });
  afterAll(() => printer.close());

  reportPrinterConformance(() => printer);

  const printed = async (html: string) => (await pagesOf(await printer.print({ html }))).join(' ');

  it('contacts no host, whatever the document contains', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(String(request.url));
      response.end('loaded');
    });
    server.on('connection', () => asked.push('connection'));
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const text = await printed(`<!doctype html><meta http-equiv="refresh" content="0;url=${at}/refresh">
      <link rel="preconnect" href="${at}"><link rel="dns-prefetch" href="${at}"><link rel="prefetch" href="${at}/prefetch">
      <link rel="stylesheet" href="${at}/style"><style>@import url(${at}/import); @font-face { font-family: f; src: url(${at}/font) }
      p { font-family: f; background: url(${at}/background) }</style><p>Only this</p><img src="${at}/image" srcset="${at}/set 2x">
      <iframe src="${at}/frame"></iframe><object data="${at}/object"></object><embed src="${at}/embed">
      <video src="${at}/video" autoplay></video><script src="${at}/script"></script><svg><image href="${at}/svg"/></svg>`);
    server.close();
    expect(text).toContain('Only this');
    expect(asked).toEqual([]);
  });

  it('reads no files and runs no scripts', async () => {
    const text = await printed(`<p>Only this</p><iframe src="file:///etc/passwd"></iframe>
      <object data="file:///etc/passwd"></object><img src=x onerror="document.body.append('script ran')">
      <script>document.write('script ran')</script><iframe srcdoc="<script>document.write('script ran')</script>"></iframe>
      <a href="javascript:document.write('script ran')">link</a><meta http-equiv="refresh" content="0;url=file:///etc/passwd">`);
    expect(text).toContain('Only this');
    expect(text).not.toMatch(/root:|script ran/);
  });

  it('keeps one process for many reports, and starts another one after that has died', async () => {
    await printer.print(sampleReport());
    const first = await printer.process();
    await printer.print(sampleReport());
    expect((await printer.process())?.pid).toBe(first?.pid);
    process.kill(first?.pid ?? 0, 'SIGKILL');
    await first?.ended;
    expect(await printed('<p>Again</p>')).toContain('Again');
    expect((await printer.process())?.pid).not.toBe(first?.pid);
  });

  it('runs as another user than root', async () => {
    await printer.print(sampleReport());
    const { readFile } = await import('node:fs/promises');
    const status = await readFile(`/proc/${(await printer.process())?.pid}/status`, 'utf8').catch(() => 'Uid:\t1\t');
    expect(status).not.toMatch(/^Uid:\t0\t/m);
  });

  it('prints a report that was under way when the process died', async () => {
    const { printing, before } = { printing: printer.print(sampleReport()), before: await printer.process() };
    await before?.kill();
    expect((await pagesOf(await printing))[0]).toContain('Akismet');
  });

  it('takes another process after so many reports, and ends the one before', async () => {
    const small = chromiumPrinter(chromium, { reportsPerProcess: 2, withinMs: 60_000, mostBytesOfHtml: 1000 });
    await expect(small.print({ html: 'x'.repeat(1001) })).rejects.toThrow('too large');
    await small.print({ html: '<p>1</p>' });
    const first = await small.process();
    await small.print({ html: '<p>2</p>' });
    await first?.ended;
    expect(await small.process()).toBe(undefined);
    await small.close();
    await expect(small.print({ html: '<p>3</p>' })).rejects.toThrow('stopping');
  });

  it('gives up a report that takes too long, and ends what printed it', async () => {
    const hasty = chromiumPrinter(chromium, { withinMs: 1 });
    await expect(hasty.print(sampleReport())).rejects.toThrow('took too long');
    await hasty.close();
  });
});
