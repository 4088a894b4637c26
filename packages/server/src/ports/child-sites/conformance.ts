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
      it('is signed, reaches the first door, and is answered', async () => {
        const { value, url } = await sync();
        expect(value.wpVersion).toBe(fleet.site(1).core);
        expect(url).toBe(site.url);
        expect(calls('stats')).toEqual(['answered']);
      });

      it('without a key is possible for the questions that need none', async () => {
        fleet.site(1).clearKey();
        const { value } = await harness.childSites.callUnsigned(site, site.user, probe, {});
        expect(value.wpVersion).toBe(fleet.site(1).core);
      });

      it('signed with another key is refused as disconnected', async () => {
        const { privateKey } = await generateKeyPair();
        await expect(sync(PATIENT, { privateKey })).rejects.toEqual(kind('disconnected'));
      });
    });

    describe('a reading call goes to the second door', () => {
      it.each(['http500', 'critical', 'no_frame', 'waf', 'connector_off', 'reset', 'empty_frame', 'bad_json'] as const)(
        'after %s at the first',
        async name => {
          faults({ name, times: 1 });
          expect((await sync()).value.wpVersion).toBe(fleet.site(1).core);
          expect(calls('stats')).toHaveLength(2);
        },
      );

      it('and tells the first failure when that fails too', async () => {
        faults({ name: 'http500', times: 1 }, 'waf');
        const both = await sync().catch((error: unknown) => error);
        expect(both).toEqual(kind('site_error', { httpStatus: 500 }));
        expect(calls('stats')).toHaveLength(2);
      });

      it.each(['database_down', 'database_down_de'] as const)('%s: tells that the database is down', async outage => {
        faults(outage);
        await expect(sync()).rejects.toEqual(kind('site_error', { detail: 'database' }));
      });

      it('and only both doors together prove that the connector is gone', async () => {
        faults('connector_off');
        await expect(sync()).rejects.toEqual(kind('no_connector', { detail: 'connector_missing' }));
        const url = `${site.url}wp-admin/admin-ajax.php`; // an address that leaves no second door
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

      it.each(['maintenance', 'maintenance_de'] as const)('but not after %s: both doors share it', async name => {
        faults({ name, times: 1 });
        await expect(sync()).rejects.toEqual(kind('maintenance', { retryAfterMs: 600_000 }));
        expect(calls('stats')).toHaveLength(1);
      });

      it('after silence at the first', async () => {
        faults({ name: 'hang', times: 1 });
        expect((await sync(100)).value.wpVersion).toBe(fleet.site(1).core);
      });
    });

    describe('a changing call', () => {
      it('is done once', async () => {
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

      it('whose packed answer is cut off is done, and told as a request that was sent', async () => {
        faults({ name: 'gzip_broken', on: 'plugin_action' });
        const slug = plugin();
        const cause = expect.objectContaining({ fault: 'broken', sent: true });
        await expect(activate(slug)).rejects.toEqual(kind('unreachable', { delivered: 'maybe', cause }));
        expect(fleet.site(1).plugins.find(({ file }) => file === slug)?.active).toBe(true);
        expect(calls('plugin_action')).toEqual(['faulted']);
      });

      it.each(['change_reset_after', 'change_cut_reply', 'change_stray_page', 'change_504_after'] as const)(
        'is known as perhaps done after %s',
        async name => {
          faults(name);
          const slug = plugin();
          const failed = { name: 'ConnectorError', delivered: 'maybe' };
          await expect(activate(slug)).rejects.toEqual(expect.objectContaining(failed));
          expect(fleet.site(1).plugin(slug)?.active).toBe(true);
          expect(calls('plugin_action')).toHaveLength(1);
        },
      );

      it.each(['connector_off', 'auth401', 'maintenance'] as const)('is known as not done after %s', async name => {
        faults(name);
        const slug = plugin();
        await expect(activate(slug)).rejects.toEqual(expect.objectContaining({ delivered: 'no' }));
        expect(fleet.site(1).plugin(slug)?.active).toBe(false);
      });

      it('is known as not done where no such name is known, or it leads where nobody may go', async () => {
        for (const url of ['http://unknown.test/', 'http://10.0.0.1/']) {
          const asked = harness.childSites.call({ ...site, url }, pluginAction, { action: 'activate', slugs: ['a'] });
          await expect(asked).rejects.toEqual(kind('unreachable', { delivered: 'no' }));
        }
      });

      it('is not sent again after silence', async () => {
        faults({ name: 'hang', times: 1, on: 'plugin_action' });
        await expect(activate(plugin(), 100)).rejects.toEqual(kind('timeout'));
        expect(calls('plugin_action')).toHaveLength(1);
      });

      it('goes to the second door when the first certainly did not do it', async () => {
        faults({ name: 'connector_off', times: 1 });
        const slug = plugin();
        await activate(slug);
        expect(fleet.site(1).plugins.find(({ file }) => file === slug)?.active).toBe(true);
        expect(calls('plugin_action')).toHaveLength(2);
      });

      it('registers once, whatever breaks', async () => {
        faults({ name: 'reset', times: 1 });
        const { publicPem } = await generateKeyPair();
        const args = { user: site.user, publicPem, server: SERVER, uniqueId: '', sync: { server: SERVER } };
        const attempt = harness.childSites.callUnsigned(site, site.user, register as AnyCall, args);
        await expect(attempt).rejects.toEqual(kind('unreachable'));
        expect(calls('register')).toHaveLength(1);
      });
    });

    describe('an answer that is packed', () => {
      it('is read though nobody asked for packing, at both doors and by a visit and a check', async () => {
        faults('gzip_forced', { name: 'http500', times: 1 });
        expect((await sync()).value.wpVersion).toBe(fleet.site(1).core);
        expect((await harness.childSites.visit(site)).html).toContain('<h1>Site 1</h1>');
        expect(await harness.childSites.check(site)).toMatchObject({ reachable: true, httpStatus: 200 });
      });

      it('is too large by what it unpacks to; a visit looks at the beginning of it, a check at the status', async () => {
        faults('gzip_bomb');
        await expect(sync()).rejects.toEqual(kind('too_large'));
        expect(await harness.childSites.visit(site)).toMatchObject({ httpStatus: 200, bytes: 512 * 1024 });
        expect(await harness.childSites.check(site)).toMatchObject({ reachable: true, httpStatus: 200 });
      });

      it('is no answer when it is cut off; for a check it is one', async () => {
        faults('gzip_broken');
        await expect(sync()).rejects.toEqual(kind('unreachable', { message: expect.stringContaining('cut off') }));
        expect(calls('stats')).toHaveLength(2);
        const page = { httpStatus: 0, bytes: 0, html: '', reason: expect.stringContaining('cut off') };
        expect(await harness.childSites.visit(site)).toEqual(page);
        expect(await harness.childSites.check(site)).toMatchObject({ reachable: true, httpStatus: 200 });
      });
    });

    describe('an address that has moved', () => {
      it('to www is followed with the form, for reading and changing, and told', async () => {
        faults('redirect_www');
        const moved = `http://www.site-1.test:${harness.port}/`;
        expect((await sync()).url).toBe(moved);
        const slug = plugin();
        expect((await activate(slug)).url).toBe(moved);
        expect(fleet.site(1).plugins.find(({ file }) => file === slug)?.active).toBe(true);
        expect(calls('plugin_action')).toHaveLength(2); // the one that was redirected, and the one that was done
      });

      it('keeps the path that is stored', async () => {
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
      it('is answered with the credentials, at both doors and for a check', async () => {
        faults('auth401', { name: 'http500', times: 1 });
        const httpAuth = fleet.site(1).httpCredentials;
        expect((await sync(PATIENT, { httpAuth })).value.wpVersion).toBe(fleet.site(1).core);
        expect(await harness.childSites.check({ ...site, httpAuth })).toMatchObject({
          reachable: true,
          httpStatus: 200,
        });
      });

      it('is told when they are missing or wrong', async () => {
        faults('auth401');
        await expect(sync()).rejects.toEqual(kind('http_auth', { httpStatus: 401 }));
        const httpAuth = { user: 'wrong', password: 'line\r\nX-Injected: yes' };
        await expect(sync(PATIENT, { httpAuth })).rejects.toEqual(kind('http_auth'));
      });
    });

    describe('a refusal without a code, in another language,', () => {
      const TRANSLATED = { name: 'translated_errors' } as const;

      it('means disconnected when the site has no key, or another one', async () => {
        faults(TRANSLATED);
        fleet.site(1).clearKey();
        await expect(sync()).rejects.toEqual(kind('disconnected'));
        const { privateKey } = await generateKeyPair();
        const other = { ...site, url: `http://site-2.test:${harness.port}/`, user: fleet.site(2).admin, privateKey };
        fleet.site(2).setFaults(TRANSLATED);
        const asked = harness.childSites.call(other, stats, { server: SERVER }, PATIENT);
        await expect(asked).rejects.toEqual(kind('disconnected'));
      });

      it('means that the administrator is gone when the key is good', async () => {
        faults(TRANSLATED);
        fleet.site(1).demoteAdmin();
        await expect(sync()).rejects.toEqual(kind('admin_gone'));
      });

      it('means nothing more when the site goes down before it can be asked what it meant', async () => {
        faults({ ...TRANSLATED, on: 'plugin_action' }, { name: 'database_down', on: 'stats' });
        fleet.site(1).demoteAdmin();
        await expect(activate()).rejects.toEqual(kind('refused'));
      });

      it('is found out by reading only: the change is not sent again', async () => {
        faults(TRANSLATED);
        fleet.site(1).demoteAdmin();
        await expect(activate()).rejects.toEqual(kind('admin_gone'));
        expect(calls('plugin_action')).toHaveLength(1);
      });
    });

    describe('a check', () => {
      it('asks for the front page once and tells how long that took', async () => {
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
      ] as const)('tells the status of a site with %s', async (name, httpStatus) => {
        faults(name);
        expect(await harness.childSites.check(site)).toMatchObject({ reachable: false, httpStatus });
      });

      it('never throws: a site that breaks the connection, or has no name, is unreachable', async () => {
        faults('reset');
        const unreachable = { reachable: false, httpStatus: 0, reason: expect.stringMatching(/\S/) };
        expect(await harness.childSites.check(site)).toMatchObject(unreachable);
        expect(await harness.childSites.check({ ...site, url: 'http://unknown.test/' })).toMatchObject(unreachable);
        expect(await harness.childSites.check({ ...site, url: 'http://10.0.0.1/' })).toMatchObject(unreachable);
      });
    });

    describe('a visit', () => {
      it('brings the front page as a visitor gets it', async () => {
        const page = await harness.childSites.visit(site);
        expect(page).toMatchObject({ httpStatus: 200, html: expect.stringContaining('<h1>Site 1</h1>') });
        expect(page.bytes).toBe(Buffer.byteLength(page.html));
      });

      it.each([
        ['http500', 500, ''],
        ['critical', 500, 'critical error'],
        ['redirect_www', 200, 'Welcome'],
      ] as const)('tells what a site with %s shows', async (name, httpStatus, text) => {
        faults(name);
        expect(await harness.childSites.visit(site)).toMatchObject({ httpStatus, html: expect.stringContaining(text) });
      });

      it('never throws: without an answer it says why', async () => {
        faults('reset');
        const nothing = { httpStatus: 0, bytes: 0, html: '', reason: expect.stringMatching(/\S/) };
        expect(await harness.childSites.visit(site)).toEqual(nothing);
        expect(await harness.childSites.visit({ ...site, url: 'http://10.0.0.1/' })).toEqual(nothing);
      });

      it('reads no more of a giant page than it takes to judge it', async () => {
        faults('giant');
        expect((await harness.childSites.visit(site)).bytes).toBe(512 * 1024);
      });
    });

    it('sends nothing that is called off when its turn comes', async () => {
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

    it('looks with every eye that watches, the first one first', async () => {
      const looks: string[] = [];
      const first = harness.childSites.watched(async () => void looks.push('first'));
      await first.watched(async () => void looks.push('second')).call(site, stats, { server: SERVER }, PATIENT);
      expect(looks).toEqual(['first', 'second']);
    });

    it('notes a change once, before the site has heard of it, and nothing that is only read', async () => {
      const notes: number[] = [];
      const noting = harness.childSites.noting(async () => void notes.push(calls('plugin_action').length));
      await noting.call(site, stats, { server: SERVER }, PATIENT);
      expect(notes).toEqual([]);
      // A redirect and a second door are the same call.
      faults({ name: 'no_frame', on: 'plugin_action', times: 1 });
      await noting.call(site, pluginAction, { action: 'activate', slugs: [plugin()] }, PATIENT).catch(() => {});
      expect(notes).toEqual([0]);
    });

    it('sends no change that cannot be noted, and notes none that never gets out', async () => {
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

    it('reads the key once, to sign', async () => {
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
