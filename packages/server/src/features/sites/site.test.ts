import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../kernel/errors.ts';
import { defaultName, normaliseUrl, searchText, selectorId, siteKey } from './site.ts';

describe('normaliseUrl', () => {
  it.each([
    ['https://Example.COM', 'https://example.com/'],
    ['  http://example.com/  ', 'http://example.com/'],
    ['HTTPS://example.com:443/', 'https://example.com/'],
    ['http://example.com:80', 'http://example.com/'],
    ['http://example.com:8080/Shop', 'http://example.com:8080/Shop/'],
    ['https://example.com/a//', 'https://example.com/a/'],
    ['https://example.com/a/?page=2#top', 'https://example.com/a/'],
    ['https://example.com/wp-admin', 'https://example.com/'],
    ['https://example.com/blog/wp-admin/plugins.php?s=x', 'https://example.com/blog/'],
    ['https://example.com/wp-login.php', 'https://example.com/'],
    ['https://example.com/wp-administration', 'https://example.com/wp-administration/'],
    ['https://müller.example/für', 'https://xn--mller-kva.example/f%C3%BCr/'],
    ['http://[::1]:8080', 'http://[::1]:8080/'],
    ['https://www.example.com', 'https://www.example.com/'],
  ])('%s becomes %s', (given, wanted) => {
    expect(normaliseUrl(given)).toBe(wanted);
  });

  it.each([
    ['', 'http or https'],
    ['example.com', 'http or https'],
    ['ftp://example.com/', 'http or https'],
    ['javascript:alert(1)', 'http or https'],
    ['file:///etc/passwd', 'http or https'],
    ['http://', 'http or https'],
    ['http://exa mple.com/', 'http or https'],
    ['https://anna:secret@example.com/', 'user name or password'],
    ['https://anna@example.com/', 'user name or password'],
    [`https://example.com/${'ü'.repeat(500)}`, '2000 characters'],
  ])('rejects %s', (given, reason) => {
    const error = caught(() => normaliseUrl(given));
    expect(error.code).toBe('invalid_input');
    expect(error.message).toContain(reason);
    expect(error.message).not.toContain('secret');
    expect(error.data.errors).toMatchObject([{ path: 'input.url', message: expect.stringContaining(reason) }]);
  });

  it('does not change its own result', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), url => {
        const once = normaliseUrl(url);
        expect(normaliseUrl(once)).toBe(once);
        expect(once).toMatch(/^https?:\/\/[^?#]*\/$/);
      }),
    );
  });
});

it.each([
  ['https://example.com/', 'example.com'],
  ['https://example.com:8443/', 'example.com:8443'],
  ['https://example.com/blog/', 'example.com/blog'],
  ['https://example.com/a/b/', 'example.com/a/b'],
])('names a site at %s %s when no name is given', (url, name) => {
  expect(defaultName(url)).toBe(name);
});

describe('siteKey', () => {
  const parts = fc.record({
    host: fc.domain(),
    path: fc.array(fc.stringMatching(/^[a-zA-Z0-9._~-]{1,8}$/), { maxLength: 3 }),
    port: fc.option(fc.integer({ min: 1024, max: 65_535 })),
  });
  const plain = ({ host, path, port }: { host: string; path: string[]; port: number | null }) =>
    [host + (port === null ? '' : `:${port}`), ...path].join('/');
  const randomCase = (text: string, flips: readonly boolean[]) =>
    [...text].map((char, at) => (flips[at % flips.length] ? char.toUpperCase() : char)).join('');

  it('is the same whatever the scheme, www., case, trailing slash and default port', () => {
    const dress = fc.record({
      scheme: fc.constantFrom('', 'http://', 'https://', 'HTTPS://'),
      www: fc.constantFrom('', 'www.', 'WWW.'),
      slash: fc.constantFrom('', '/', '//'),
      query: fc.constantFrom('', '?a=b', '#c'),
      usual: fc.boolean(),
      flips: fc.array(fc.boolean(), { minLength: 1, maxLength: 9 }),
    });
    fc.assert(
      fc.property(parts, dress, (site, { scheme, www, slash, query, usual, flips }) => {
        const { host, path, port } = site;
        const ported =
          port === null && usual ? (scheme === 'http://' ? ':80' : ':443') : port === null ? '' : `:${port}`;
        const address = [randomCase(host, flips) + ported, ...path.map(step => randomCase(step, flips))].join('/');
        expect(siteKey(scheme + www + address + slash + query)).toBe(siteKey(plain(site)));
      }),
    );
  });

  it('distinguishes ports and paths', () => {
    expect(siteKey('http://a.example:8080')).not.toBe(siteKey('http://a.example'));
    expect(siteKey('http://a.example/x')).not.toBe(siteKey('http://a.example/y'));
    expect(siteKey('http://a.example/x')).not.toBe(siteKey('http://a.example'));
    expect(siteKey('http://a.example/x/y')).not.toBe(siteKey('http://a.example/xy'));
  });

  it('is the same for an address as entered and as stored', () => {
    const typed = fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }).filter(url => !url.includes('/wp-')),
      fc.constantFrom('https://Müller.example/Für Dich', 'http://a.example/x/../y', 'http://[::1]:8080/A'),
    );
    fc.assert(
      fc.property(typed, url => {
        expect(siteKey(url)).toBe(siteKey(normaliseUrl(url)));
      }),
    );
  });

  it('accepts any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        expect(typeof siteKey(text)).toBe('string');
      }),
    );
  });
});

describe('selectorId', () => {
  it.each([
    [5, 5],
    ['5', 5],
    [' 12 ', 12],
    ['-5', undefined],
    ['5.0', undefined],
    ['5a', undefined],
    ['example.com', undefined],
    ['1'.repeat(16), undefined],
    ['', undefined],
  ])('reads %s as %s', (selector, id) => {
    expect(selectorId(selector)).toBe(id);
  });
});

it('searchText holds name and address in lower case', () => {
  expect(searchText('Ärzte NORD', 'https://X.example/')).toBe('ärzte nord\nhttps://x.example/');
});

function caught(work: () => unknown): AppError {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}
