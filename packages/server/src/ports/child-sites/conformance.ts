import { createPrivateKey, type KeyObject } from 'node:crypto';
import {
  createFleet,
  type FaultName,
  type Fleet,
  type FleetOptions,
  type SiteFault,
} from '@sitekeeper/child-simulator';
import { type ConnectorCall, generateKeyPair, pluginAction, probe, register, stats } from '@sitekeeper/protocol';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChildSites, SiteConnection } from './port.ts';

/** Child sites that live under `http://site-<k>.test` with the harness's port, and under the same with `www.`. */
export interface ChildSitesHarness {
  readonly childSites: ChildSites;
  readonly port: number;
  close(): Promise<void>;
}

const SERVER = 'https://sitekeeper.test/fleet/';
const PATIENT = 10_000;

/** What every way to the child sites must do. @param make Gets the fleet that is to be reached. */
export function describeChildSites(name: string, make: (fleet: Fleet) => Promise<ChildSitesHarness>): void {
  describe(`child sites: ${name}`, () => {
    let key: KeyObject;
    let options: FleetOptions;
    let fleet: Fleet;
    let harness: ChildSitesHarness;
    let site: SiteConnection;

    beforeAll(async () => {
      const pair = await generateKeyPair();
      key = pair.privateKey;
      options = { sites: 2, plugins: 3, registered: { publicPem: pair.publicPem, server: SERVER } };
    });
    beforeEach(async () => {
      fleet = createFleet(options);
      harness = await make(fleet);
      const url = `http://site-1.test:${harness.port}/`;
      site = { url, verifyTls: true, user: fleet.site(1).admin, privateKey: key, server: SERVER };
    });
    afterEach(async () => {
      await harness.close();
      await fleet.close();
    });

    const faults = (...given: readonly (FaultName | SiteFault)[]) => fleet.site(1).setFaults(...given);
    const calls = (fn: string) => fleet.ledger.entries({ site: 1, fn }).map(({ outcome }) => outcome);
    const sync = (deadlineMs = PATIENT, from: Partial<SiteConnection> = {}) =>
      harness.childSites.call({ ...site, ...from }, stats, { server: SERVER }, deadlineMs);
    const plugin = () =>
      fleet.site(1).plugins.find(({ active, file }) => !active && !file.includes('mainwp'))?.file ?? '';
    const activate = (slug = plugin(), deadlineMs = PATIENT) =>
      harness.childSites.call(site, pluginAction, { action: 'activate', slugs: [slug] }, deadlineMs);
    const kind = (wanted: string, more: object = {}) =>
      expect.objectContaining({ name: 'ConnectorError', kind: wanted, ...more });

    describe('a call', () => {
      it('is signed, sent to the first address, and answered', async () => {
        const { value, url } = await sync();
        expect(value.wpVersion).toBe(fleet.site(1).core);
        expect(url).toBe(site.url);
        expect(calls('stats')).toEqual(['answered']);
      });

      it('can be made without a key if its function needs none', async () => {
        fleet.site(1).clearKey();
        const { value } = await harness.childSites.callUnsigned(site, site.user, probe, {});
        expect(value.wpVersion).toBe(fleet.site(1).core);
      });

      it('signed with another key fails as disconnected', async () => {
        const { privateKey } = await generateKeyPair();
        await expect(sync(PATIENT, { privateKey })).rejects.toEqual(kind('disconnected'));
      });
    });

    describe('a reading call falls back to the second address', () => {
      it.each(['http500', 'critical', 'no_frame', 'waf', 'connector_off', 'reset', 'empty_frame', 'bad_json'] as const)(
        'after the first answers with %s',
        async name => {
          faults({ name, times: 1 });
          expect((await sync()).value.wpVersion).toBe(fleet.site(1).core);
          expect(calls('stats')).toHaveLength(2);
        },
      );

      it('and reports the first failure if that fails too', async () => {
        faults({ name: 'http500', times: 1 }, 'waf');
        const both = await sync().catch((error: unknown) => error);
        expect(both).toEqual(kind('site_error', { httpStatus: 500 }));
        expect(calls('stats')).toHaveLength(2);
      });

      it.each(['database_down', 'database_down_de'] as const)('%s: reports that the database is down', async outage => {
        faults(outage);
        await expect(sync()).rejects.toEqual(kind('site_error', { detail: 'database' }));
      });

      it('and proves only with both addresses that the connector is gone', async () => {
        faults('connector_off');
        await expect(sync()).rejects.toEqual(kind('no_connector', { detail: 'connector_missing' }));
        const url = `${site.url}wp-admin/admin-ajax.php`; // a site whose address leaves no second one
        const one = await sync(PATIENT, { url }).catch((error: unknown) => error);
        expect(one).toEqual(kind('no_connector'));
        expect(one).not.toEqual(kind('no_connector', { detail: 'connector_missing' }));
        for (const unproven of ['no_frame', 'database_page'] as const) {
          faults(unproven);
          const error = await sync().catch((thrown: unknown) => thrown);
          expect(error).toEqual(kind('no_connector'));
          expect(error).not.toEqual(kind('no_connector', { detail: 'connector_missing' }));
        }
      });

      it.each(['maintenance', 'maintenance_de'] as const)(
        'but not after %s, which affects both addresses',
        async name => {
          faults({ name, times: 1 });
          await expect(sync()).rejects.toEqual(kind('maintenance', { retryAfterMs: 600_000 }));
          expect(calls('stats')).toHaveLength(1);
        },
      );

      it('after the first does not answer', async () => {
        faults({ name: 'hang', times: 1 });
        expect((await sync(100)).value.wpVersion).toBe(fleet.site(1).core);
      });
    });

    describe('a changing call', () => {
      it('is sent once', async () => {
        const slug = plugin();
        await activate(slug);
        expect(fleet.site(1).plugins.find(({ file }) => file === slug)?.active).toBe(true);
        expect(calls('plugin_action')).toEqual(['answered']);
      });

      it.each(['http500', 'critical', 'no_frame', 'waf', 'reset', 'maintenance', 'empty_frame'] as const)(
        'is not sent again after %s: it may have been done',
        async name => {
          faults({ name, times: 1, on: 'plugin_action' });
          await expect(activate()).rejects.toEqual(expect.objectContaining({ name: 'ConnectorError' }));
          expect(calls('plugin_action')).toHaveLength(1);
        },
      );

      it('whose compressed answer is cut off is reported as sent and possibly done', async () => {
        faults({ name: 'gzip_broken', on: 'plugin_action' });
        const slug = plugin();
        const cause = expect.objectContaining({ fault: 'broken', sent: true });
        await expect(activate(slug)).rejects.toEqual(kind('unreachable', { delivered: 'maybe', cause }));
        expect(fleet.site(1).plugins.find(({ file }) => file === slug)?.active).toBe(true);
        expect(calls('plugin_action')).toEqual(['faulted']);
      });

      it.each(['change_reset_after', 'change_cut_reply', 'change_stray_page', 'change_504_after'] as const)(
        'is reported as possibly done after %s',
        async name => {
          faults(name);
          const slug = plugin();
          const failed = { name: 'ConnectorError', delivered: 'maybe' };
          await expect(activate(slug)).rejects.toEqual(expect.objectContaining(failed));
          expect(fleet.site(1).plugin(slug)?.active).toBe(true);
          expect(calls('plugin_action')).toHaveLength(1);
        },
      );

      it.each(['connector_off', 'auth401', 'maintenance'] as const)('is reported as not done after %s', async name => {
        faults(name);
        const slug = plugin();
        await expect(activate(slug)).rejects.toEqual(expect.objectContaining({ delivered: 'no' }));
        expect(fleet.site(1).plugin(slug)?.active).toBe(false);
      });

      it('is known as not done if the name does not exist or leads to a forbidden address', async () => {
        for (const url of ['http://unknown.test/', 'http://10.0.0.1/']) {
          const asked = harness.childSites.call({ ...site, url }, pluginAction, { action: 'activate', slugs: ['a'] });
          await expect(asked).rejects.toEqual(kind('unreachable', { delivered: 'no' }));
        }
      });

      it('is not sent again if no answer comes', async () => {
        faults({ name: 'hang', times: 1, on: 'plugin_action' });
        await expect(activate(plugin(), 100)).rejects.toEqual(kind('timeout'));
        expect(calls('plugin_action')).toHaveLength(1);
      });

      it('falls back to the second address if the first certainly did not apply it', async () => {
        faults({ name: 'connector_off', times: 1 });
        const slug = plugin();
        await activate(slug);
        expect(fleet.site(1).plugins.find(({ file }) => file === slug)?.active).toBe(true);
        expect(calls('plugin_action')).toHaveLength(2);
      });

      it('registers once, whatever fails', async () => {
        faults({ name: 'reset', times: 1 });
        const { publicPem } = await generateKeyPair();
        const args = { user: site.user, publicPem, server: SERVER, uniqueId: '', sync: { server: SERVER } };
        const attempt = harness.childSites.callUnsigned(site, site.user, register as AnyCall, args);
        await expect(attempt).rejects.toEqual(kind('unreachable'));
        expect(calls('register')).toHaveLength(1);
      });
    });

    describe('a compressed answer', () => {
      it('is read even if compression was not requested, at both addresses and by a visit and a check', async () => {
        faults('gzip_forced', { name: 'http500', times: 1 });
        expect((await sync()).value.wpVersion).toBe(fleet.site(1).core);
        expect((await harness.childSites.visit(site)).html).toContain('<h1>Site 1</h1>');
        expect(await harness.childSites.check(site)).toMatchObject({ reachable: true, httpStatus: 200 });
      });

      it('is limited by its unpacked size; a visit reads only its beginning, a check only the status', async () => {
        faults('gzip_bomb');
        await expect(sync()).rejects.toEqual(kind('too_large'));
        expect(await harness.childSites.visit(site)).toMatchObject({ httpStatus: 200, bytes: 512 * 1024 });
        expect(await harness.childSites.check(site)).toMatchObject({ reachable: true, httpStatus: 200 });
      });

      it('is a failure if it is cut off, except for a check', async () => {
        faults('gzip_broken');
        await expect(sync()).rejects.toEqual(kind('unreachable', { message: expect.stringContaining('cut off') }));
        expect(calls('stats')).toHaveLength(2);
        const page = { httpStatus: 0, bytes: 0, html: '', reason: expect.stringContaining('cut off') };
        expect(await harness.childSites.visit(site)).toEqual(page);
        expect(await harness.childSites.check(site)).toMatchObject({ reachable: true, httpStatus: 200 });
      });
    });

    describe('a site that redirects', () => {
      it('to www receives the form there, for reading and changing, and the new address is reported', async () => {
        faults('redirect_www');
        const moved = `http://www.site-1.test:${harness.port}/`;
        expect((await sync()).url).toBe(moved);
        const slug = plugin();
        expect((await activate(slug)).url).toBe(moved);
        expect(fleet.site(1).plugins.find(({ file }) => file === slug)?.active).toBe(true);
        expect(calls('plugin_action')).toHaveLength(2); // the one that was redirected, and the one that was done
      });

      it('keeps its stored path', async () => {
        faults('redirect_www');
        expect((await sync(PATIENT, { url: `${site.url}blog/` })).url).toBe(
          `http://www.site-1.test:${harness.port}/blog/`,
        );
      });

      it('to another host is never followed', async () => {
        faults('redirect_other');
        await expect(sync()).rejects.toEqual(kind('unreachable', { message: expect.stringContaining('suspended') }));
        expect(calls('stats').length).toBeLessThanOrEqual(2);
      });
    });

    describe('a password prompt in front of the site', () => {
      it('receives the credentials, at both addresses and in a check', async () => {
        faults('auth401', { name: 'http500', times: 1 });
        const httpAuth = fleet.site(1).httpCredentials;
        expect((await sync(PATIENT, { httpAuth })).value.wpVersion).toBe(fleet.site(1).core);
        expect(await harness.childSites.check({ ...site, httpAuth })).toMatchObject({
          reachable: true,
          httpStatus: 200,
        });
      });

      it('is reported if credentials are missing or wrong', async () => {
        faults('auth401');
        await expect(sync()).rejects.toEqual(kind('http_auth', { httpStatus: 401 }));
        const httpAuth = { user: 'wrong', password: 'line\r\nX-Injected: yes' };
        await expect(sync(PATIENT, { httpAuth })).rejects.toEqual(kind('http_auth'));
      });
    });

    describe('a refusal without a code, in any language,', () => {
      const TRANSLATED = { name: 'translated_errors' } as const;

      it('means disconnected if the site has no key or another one', async () => {
        faults(TRANSLATED);
        fleet.site(1).clearKey();
        await expect(sync()).rejects.toEqual(kind('disconnected'));
        const { privateKey } = await generateKeyPair();
        const other = { ...site, url: `http://site-2.test:${harness.port}/`, user: fleet.site(2).admin, privateKey };
        fleet.site(2).setFaults(TRANSLATED);
        const asked = harness.childSites.call(other, stats, { server: SERVER }, PATIENT);
        await expect(asked).rejects.toEqual(kind('disconnected'));
      });

      it('means that the administrator is missing if the key is valid', async () => {
        faults(TRANSLATED);
        fleet.site(1).demoteAdmin();
        await expect(sync()).rejects.toEqual(kind('admin_gone'));
      });

      it('means nothing more if the site goes down before it can be asked for the reason', async () => {
        faults({ ...TRANSLATED, on: 'plugin_action' }, { name: 'database_down', on: 'stats' });
        fleet.site(1).demoteAdmin();
        await expect(activate()).rejects.toEqual(kind('refused'));
      });

      it('is explained only by reading calls: the change is not sent again', async () => {
        faults(TRANSLATED);
        fleet.site(1).demoteAdmin();
        await expect(activate()).rejects.toEqual(kind('admin_gone'));
        expect(calls('plugin_action')).toHaveLength(1);
      });
    });

    describe('a check', () => {
      it('requests the front page once and measures the response time', async () => {
        const result = await harness.childSites.check(site);
        expect(result).toMatchObject({ reachable: true, httpStatus: 200 });
        expect(Number.isInteger(result.elapsedMs)).toBe(true);
        expect(calls('(GET)')).toHaveLength(1);
      });

      it('follows redirects', async () => {
        faults('redirect_www');
        expect(await harness.childSites.check(site)).toMatchObject({ reachable: true, httpStatus: 200 });
        expect(calls('(GET)')).toHaveLength(2);
      });

      it.each([
        ['http500', 500],
        ['maintenance', 503],
        ['waf', 403],
      ] as const)('reports the status of a site with %s', async (name, httpStatus) => {
        faults(name);
        expect(await harness.childSites.check(site)).toMatchObject({ reachable: false, httpStatus });
      });

      it('never throws: a site that breaks the connection or has no DNS name is unreachable', async () => {
        faults('reset');
        const unreachable = { reachable: false, httpStatus: 0, reason: expect.stringMatching(/\S/) };
        expect(await harness.childSites.check(site)).toMatchObject(unreachable);
        expect(await harness.childSites.check({ ...site, url: 'http://unknown.test/' })).toMatchObject(unreachable);
        expect(await harness.childSites.check({ ...site, url: 'http://10.0.0.1/' })).toMatchObject(unreachable);
      });
    });

    describe('a visit', () => {
      it('returns the front page as a visitor sees it', async () => {
        const page = await harness.childSites.visit(site);
        expect(page).toMatchObject({ httpStatus: 200, html: expect.stringContaining('<h1>Site 1</h1>') });
        expect(page.bytes).toBe(Buffer.byteLength(page.html));
      });

      it.each([
        ['http500', 500, ''],
        ['critical', 500, 'critical error'],
        ['redirect_www', 200, 'Welcome'],
      ] as const)('reports what a site with %s shows', async (name, httpStatus, text) => {
        faults(name);
        expect(await harness.childSites.visit(site)).toMatchObject({ httpStatus, html: expect.stringContaining(text) });
      });

      it('never throws: it says why there was no answer', async () => {
        faults('reset');
        const nothing = { httpStatus: 0, bytes: 0, html: '', reason: expect.stringMatching(/\S/) };
        expect(await harness.childSites.visit(site)).toEqual(nothing);
        expect(await harness.childSites.visit({ ...site, url: 'http://10.0.0.1/' })).toEqual(nothing);
      });

      it('reads only as much of a giant page as it needs', async () => {
        faults('giant');
        expect((await harness.childSites.visit(site)).bytes).toBe(512 * 1024);
      });
    });

    it('sends nothing if it is canceled while it waits', async () => {
      const looks: string[] = [];
      const calledOff = new Error('called off');
      const watched = harness.childSites.watched(async effect => {
        looks.push(effect);
        if (effect === 'change') throw calledOff;
      });
      await watched.call(site, stats, { server: SERVER }, PATIENT);
      const change = watched.call(site, pluginAction, { action: 'activate', slugs: ['a/a.php'] }, PATIENT);
      await expect(change).rejects.toBe(calledOff);
      await watched.check(site);
      expect(looks).toEqual(['read', 'change', 'read']);
      expect([calls('stats').length, calls('plugin_action').length, calls('(GET)').length]).toEqual([1, 0, 1]);
    });

    it('calls all observers, the first one first', async () => {
      const looks: string[] = [];
      const first = harness.childSites.watched(async () => void looks.push('first'));
      await first.watched(async () => void looks.push('second')).call(site, stats, { server: SERVER }, PATIENT);
      expect(looks).toEqual(['first', 'second']);
    });

    it('announces a change once, before the request leaves, and no reading call', async () => {
      const notes: number[] = [];
      const noting = harness.childSites.noting(async () => void notes.push(calls('plugin_action').length));
      await noting.call(site, stats, { server: SERVER }, PATIENT);
      expect(notes).toEqual([]);
      // A redirect and a second address belong to the same call.
      faults({ name: 'no_frame', on: 'plugin_action', times: 1 });
      await noting.call(site, pluginAction, { action: 'activate', slugs: [plugin()] }, PATIENT).catch(() => {});
      expect(notes).toEqual([0]);
    });

    it('does not send a change that cannot be announced, and announces none that is never sent', async () => {
      const calledOff = new Error('called off');
      const refusing = harness.childSites.noting(async () => {
        throw calledOff;
      });
      const args = { action: 'activate', slugs: ['a/a.php'] } as const;
      await expect(refusing.call(site, pluginAction, args, PATIENT)).rejects.toBe(calledOff);
      expect(calls('plugin_action')).toEqual([]);
      const notes: string[] = [];
      const noting = harness.childSites.noting(async () => void notes.push('sent'));
      const nowhere = { ...site, url: 'http://nowhere.test/' };
      await expect(noting.call(nowhere, pluginAction, args, PATIENT)).rejects.toEqual(kind('unreachable'));
      expect(notes).toEqual([]);
    });

    it('reads the key once, for signing', async () => {
      let read = 0;
      const lazy = {
        ...site,
        get privateKey() {
          read += 1;
          return createPrivateKey(key.export({ type: 'pkcs8', format: 'pem' }));
        },
      };
      await harness.childSites.call(lazy, stats, { server: SERVER }, PATIENT);
      expect(read).toBe(1);
    });
  });
}

type AnyCall = ConnectorCall<object, unknown>;
