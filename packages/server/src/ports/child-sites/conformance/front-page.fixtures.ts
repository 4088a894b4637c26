import { describe, expect, it } from 'vitest';
import type { SitesUnderTest } from './harness.fixtures.ts';

/** The front page: checked, or visited. */
export function describeFrontPage(on: SitesUnderTest): void {
  const { faults, calls } = on;

  describe('a check', () => {
    it('requests the front page once and measures the response time', async () => {
      const result = await on.childSites.check(on.site);
      expect(result).toMatchObject({ reachable: true, httpStatus: 200 });
      expect(Number.isInteger(result.elapsedMs)).toBe(true);
      expect(calls('(GET)')).toHaveLength(1);
    });

    it('follows redirects', async () => {
      faults('redirect_www');
      expect(await on.childSites.check(on.site)).toMatchObject({ reachable: true, httpStatus: 200 });
      expect(calls('(GET)')).toHaveLength(2);
    });

    it.each([
      ['http500', 500],
      ['maintenance', 503],
      ['waf', 403],
    ] as const)('reports the status of a site with %s', async (name, httpStatus) => {
      faults(name);
      expect(await on.childSites.check(on.site)).toMatchObject({ reachable: false, httpStatus });
    });

    it('never throws: a site that breaks the connection or has no DNS name is unreachable', async () => {
      faults('reset');
      const unreachable = { reachable: false, httpStatus: 0, reason: expect.stringMatching(/\S/) };
      expect(await on.childSites.check(on.site)).toMatchObject(unreachable);
      expect(await on.childSites.check({ ...on.site, url: 'http://unknown.test/' })).toMatchObject(unreachable);
      expect(await on.childSites.check({ ...on.site, url: 'http://10.0.0.1/' })).toMatchObject(unreachable);
    });
  });

  describe('a visit', () => {
    it('returns the front page as a visitor sees it', async () => {
      const page = await on.childSites.visit(on.site);
      expect(page).toMatchObject({ httpStatus: 200, html: expect.stringContaining('<h1>Site 1</h1>') });
      expect(page.bytes).toBe(Buffer.byteLength(page.html));
    });

    it.each([
      ['http500', 500, ''],
      ['critical', 500, 'critical error'],
      ['redirect_www', 200, 'Welcome'],
    ] as const)('reports what a site with %s shows', async (name, httpStatus, text) => {
      faults(name);
      expect(await on.childSites.visit(on.site)).toMatchObject({ httpStatus, html: expect.stringContaining(text) });
    });

    it('never throws: it says why there was no answer', async () => {
      faults('reset');
      const nothing = { httpStatus: 0, bytes: 0, html: '', reason: expect.stringMatching(/\S/) };
      expect(await on.childSites.visit(on.site)).toEqual(nothing);
      expect(await on.childSites.visit({ ...on.site, url: 'http://10.0.0.1/' })).toEqual(nothing);
    });

    it('reads only as much of a giant page as it needs', async () => {
      faults('giant');
      expect((await on.childSites.visit(on.site)).bytes).toBe(512 * 1024);
    });
  });
}
