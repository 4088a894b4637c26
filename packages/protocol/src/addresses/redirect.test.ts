import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpointsOf } from './endpoint.ts';
import { mayComeAfterWork, redirectTarget } from './redirect.ts';

const AJAX = 'https://site.example/wp-admin/admin-ajax.php';

describe('redirectTarget', () => {
  it.each([
    [AJAX, '/blog/wp-admin/admin-ajax.php', 'https://site.example/blog/wp-admin/admin-ajax.php'],
    [AJAX, 'https://www.site.example/wp-admin/admin-ajax.php', 'https://www.site.example/wp-admin/admin-ajax.php'],
    ['https://www.site.example/', 'https://site.example/', 'https://site.example/'],
    ['http://site.example/', 'https://site.example/', 'https://site.example/'],
    ['http://site.example/', 'https://www.site.example/#top', 'https://www.site.example/'],
    ['https://site.example:8443/a', 'https://site.example:8443/b', 'https://site.example:8443/b'],
  ])('follows %s to %s', (from, location, follow) => {
    expect(redirectTarget(from, location)).toEqual({ follow });
  });

  it.each([
    ['another host', AJAX, 'https://evil.example/'],
    ['a host that ends alike', AJAX, 'https://notsite.example/'],
    ['a subdomain', AJAX, 'https://www2.site.example/'],
    ['less than https', AJAX, 'http://site.example/'],
    ['another port', AJAX, 'https://site.example:8443/'],
    ['another scheme', AJAX, 'ftp://site.example/'],
    ['credentials', AJAX, 'https://a:b@site.example/'],
    ['itself', AJAX, AJAX],
    ['nothing readable', AJAX, 'https://['],
  ])('refuses %s', (_what, from, location) => {
    expect(redirectTarget(from, location)).toHaveProperty('refuse');
  });

  it('never follows a redirect to another host', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), location => {
        const verdict = redirectTarget(AJAX, location);
        if ('follow' in verdict) expect(new URL(verdict.follow).hostname).toMatch(/^(www\.)?site\.example$/);
      }),
    );
  });
});

describe('endpointsOf', () => {
  it('returns admin-ajax first and the site URL second', () => {
    const both = { first: AJAX, second: 'https://site.example/' };
    expect(endpointsOf('https://site.example')).toEqual(both);
    expect(endpointsOf('https://site.example/')).toEqual(both);
  });

  it('uses a URL inside wp-admin as it is', () => {
    expect(endpointsOf(AJAX)).toEqual({ first: AJAX, second: undefined });
  });
});

describe('whether the work may have been done before a redirect', () => {
  it.each([
    [true, '/wp-admin/admin.php?page=welcome'],
    [true, 'https://site.example/shop/wp-admin/index.php'],
    [true, 'admin.php?page=setup'],
    [false, 'https://www.site.example/wp-admin/admin-ajax.php'],
    [false, '/wp/wp-admin/admin-ajax.php'],
    [false, '/wp-login.php?redirect_to=%2Fwp-admin%2F'],
    [false, '/en/'],
    [false, 'https://['],
  ])('is %s for a redirect to %s', (wanted, location) => {
    expect(mayComeAfterWork('https://site.example/wp-admin/admin-ajax.php', location)).toBe(wanted);
  });
});
