import { describe, expect, it } from 'vitest';
import { frontFault, mayPass } from './front-page.ts';

const page = (html: string, httpStatus = 200) => ({ httpStatus, html, bytes: Buffer.byteLength(html) });
const full = `<html><body>${'<p>Bread and rolls.</p>'.repeat(500)}</body></html>`;
const before = { status: 200, bytes: Buffer.byteLength(full) };

describe('a front page is healthy', () => {
  it.each([
    ['as it was', full],
    ['half as long', full.slice(0, full.length / 2)],
    ['writing about errors', `${full}<p>How to mend a fatal error: a guide</p>`],
  ])('%s', (_what, html) => {
    expect(frontFault(page(html), before, undefined)).toBeUndefined();
  });

  it('however short, if it was short before the update', () => {
    expect(frontFault(page('<p>Hello</p>'), { status: 200, bytes: 900 }, undefined)).toBeUndefined();
  });

  it('with the expected text', () => {
    expect(frontFault(page(full), before, 'Bread and rolls')).toBeUndefined();
  });
});

it.each([
  ['front_page_status', page(full, 500)],
  ['front_page_status', page(full, 404)],
  ['front_page_unreachable', { httpStatus: 0, bytes: 0, html: '' }],
  ['front_page_blank', page(' \n')],
  ['front_page_blank', page('')],
  ['front_page_error', page('<body id="error-page"><div class="wp-die-message"><p>Auf dieser Website …</p></div>')],
  ['front_page_error', page(`${full}<p>There has been a critical error on this website.</p>`)],
  ['front_page_error', page(`<br />\n<b>Fatal error</b>:  Uncaught Error in <b>/srv/x.php</b>`)],
  ['front_page_error', page('PHP Parse error: syntax error, unexpected …')],
  ['front_page_error', page('<h1>Error establishing a database connection</h1>')],
  ['front_page_shrunk', page('<html><body><p>Hello</p></body></html>')],
] as const)('a front page is unhealthy: %s', (fault, seen) => {
  expect(frontFault(seen, before, undefined)).toBe(fault);
});

it('a front page without the expected text is unhealthy', () => {
  expect(frontFault(page(full), before, 'Cakes')).toBe('front_page_text_missing');
  const written = `${full}<p>Tea &amp; Cake</p>`;
  expect(frontFault(page(written), before, 'Tea & Cake')).toBeUndefined();
  expect(frontFault(page(written), before, 'Tea & Tarts')).toBe('front_page_text_missing');
});

it.each([
  ['bodies', '<body '.repeat(87_000)],
  ['line ends', '\n'.repeat(520_000)],
  ['classes', `class="`.repeat(74_000)],
  ['blanks', `<b>${' '.repeat(520_000)}`],
])('a page of nothing but %s is judged like any other', (_what, html) => {
  expect(frontFault(page(`${html}<p>Hello</p>`), before, undefined)).toBeUndefined();
  expect(frontFault(page(`${html}<b>Fatal error</b>: x`), before, undefined)).toBe('front_page_error');
});

it('only temporary failures of a front page are checked again', () => {
  expect([0, 502, 503, 504, 429].every(status => mayPass(page('', status)))).toBe(true);
  expect([200, 404, 500].some(status => mayPass(page('', status)))).toBe(false);
});
