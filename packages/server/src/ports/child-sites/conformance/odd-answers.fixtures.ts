import { generateKeyPair, stats } from '@sitekeeper/protocol';
import { describe, expect, it } from 'vitest';
import { connectorError, DASHBOARD, PATIENT, type SitesUnderTest } from './harness.fixtures.ts';

/** Answers that are packed, lead elsewhere, ask for a password, or refuse without saying why. */
export function describeOddAnswers(on: SitesUnderTest): void {
  const { faults, calls, sync, plugin, activate } = on;

  describe('a compressed answer', () => {
    it('is read even if compression was not requested, at both addresses and by a visit and a check', async () => {
      faults('gzip_forced', { name: 'http500', times: 1 });
      expect((await sync()).value.wpVersion).toBe(on.fleet.site(1).core);
      expect((await on.childSites.visit(on.site)).html).toContain('<h1>Site 1</h1>');
      expect(await on.childSites.check(on.site)).toMatchObject({ reachable: true, httpStatus: 200 });
    });

    it('is limited by its unpacked size; a visit reads only its beginning, a check only the status', async () => {
      faults('gzip_bomb');
      await expect(sync()).rejects.toEqual(connectorError('too_large'));
      expect(await on.childSites.visit(on.site)).toMatchObject({ httpStatus: 200, bytes: 512 * 1024 });
      expect(await on.childSites.check(on.site)).toMatchObject({ reachable: true, httpStatus: 200 });
    });

    it('is a failure if it is cut off, except for a check', async () => {
      faults('gzip_broken');
      await expect(sync()).rejects.toEqual(
        connectorError('unreachable', { message: expect.stringContaining('cut off') }),
      );
      expect(calls('stats')).toHaveLength(2);
      const page = { httpStatus: 0, bytes: 0, html: '', reason: expect.stringContaining('cut off') };
      expect(await on.childSites.visit(on.site)).toEqual(page);
      expect(await on.childSites.check(on.site)).toMatchObject({ reachable: true, httpStatus: 200 });
    });
  });

  describe('a site that redirects', () => {
    it('to www receives the form there, for reading and changing, and the new address is reported', async () => {
      faults('redirect_www');
      const moved = `http://www.site-1.test:${on.port}/`;
      expect((await sync()).url).toBe(moved);
      const slug = plugin();
      expect((await activate(slug)).url).toBe(moved);
      expect(on.fleet.site(1).plugins.find(({ file }) => file === slug)?.active).toBe(true);
      expect(calls('plugin_action')).toHaveLength(2); // the one that was redirected, and the one that was done
    });

    it('keeps its stored path', async () => {
      faults('redirect_www');
      expect((await sync(PATIENT, { url: `${on.site.url}blog/` })).url).toBe(`http://www.site-1.test:${on.port}/blog/`);
    });

    it('to another host is never followed', async () => {
      faults('redirect_other');
      await expect(sync()).rejects.toEqual(
        connectorError('unreachable', { message: expect.stringContaining('suspended') }),
      );
      expect(calls('stats').length).toBeLessThanOrEqual(2);
    });
  });

  describe('a password prompt in front of the site', () => {
    it('receives the credentials, at both addresses and in a check', async () => {
      faults('auth401', { name: 'http500', times: 1 });
      const httpAuth = on.fleet.site(1).httpCredentials;
      expect((await sync(PATIENT, { httpAuth })).value.wpVersion).toBe(on.fleet.site(1).core);
      expect(await on.childSites.check({ ...on.site, httpAuth })).toMatchObject({
        reachable: true,
        httpStatus: 200,
      });
    });

    it('is reported if credentials are missing or wrong', async () => {
      faults('auth401');
      const asks = expect.stringContaining('asks for');
      await expect(sync()).rejects.toEqual(connectorError('http_auth', { httpStatus: 401, message: asks }));
      const httpAuth = { user: 'wrong', password: 'line\r\nX-Injected: yes' };
      const refuses = expect.stringContaining('refuses');
      await expect(sync(PATIENT, { httpAuth })).rejects.toEqual(connectorError('http_auth', { message: refuses }));
    });
  });

  describe('a refusal without a code, in any language,', () => {
    const TRANSLATED = { name: 'translated_errors' } as const;

    it('means disconnected if the site has no key or another one', async () => {
      faults(TRANSLATED);
      on.fleet.site(1).clearKey();
      await expect(sync()).rejects.toEqual(connectorError('disconnected'));
      const { privateKey } = await generateKeyPair();
      const other = { ...on.site, url: `http://site-2.test:${on.port}/`, user: on.fleet.site(2).admin, privateKey };
      on.fleet.site(2).setFaults(TRANSLATED);
      const asked = on.childSites.call(other, stats, { server: DASHBOARD }, PATIENT);
      await expect(asked).rejects.toEqual(connectorError('disconnected'));
    });

    it('means that the administrator is missing if the key is valid', async () => {
      faults(TRANSLATED);
      on.fleet.site(1).demoteAdmin();
      await expect(sync()).rejects.toEqual(connectorError('admin_gone'));
    });

    it('means nothing more if the site goes down before it can be asked for the reason', async () => {
      faults({ ...TRANSLATED, on: 'plugin_action' }, { name: 'database_down', on: 'stats' });
      on.fleet.site(1).demoteAdmin();
      await expect(activate()).rejects.toEqual(connectorError('refused'));
    });

    it('is explained only by reading calls: the change is not sent again', async () => {
      faults(TRANSLATED);
      on.fleet.site(1).demoteAdmin();
      await expect(activate()).rejects.toEqual(connectorError('admin_gone'));
      expect(calls('plugin_action')).toHaveLength(1);
    });
  });
}
