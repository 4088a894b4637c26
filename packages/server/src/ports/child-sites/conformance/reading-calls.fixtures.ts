import { generateKeyPair, probe } from '@sitekeeper/protocol';
import { describe, expect, it } from 'vitest';
import { connectorError, PATIENT, type SitesUnderTest } from './harness.fixtures.ts';

/** Calls that only read: signed or not, at one door or both. */
export function describeReadingCalls(on: SitesUnderTest): void {
  const { faults, calls, sync } = on;

  describe('a call', () => {
    it('is signed, sent to the first address, and answered', async () => {
      const { value, url } = await sync();
      expect(value.wpVersion).toBe(on.fleet.site(1).core);
      expect(url).toBe(on.site.url);
      expect(calls('stats')).toEqual(['answered']);
    });

    it('can be made without a key if its function needs none', async () => {
      on.fleet.site(1).clearKey();
      const { value } = await on.childSites.callUnsigned(on.site, on.site.user, probe, {});
      expect(value.wpVersion).toBe(on.fleet.site(1).core);
    });

    it('signed with another key fails as disconnected', async () => {
      const { privateKey } = await generateKeyPair();
      await expect(sync(PATIENT, { privateKey })).rejects.toEqual(connectorError('disconnected'));
    });
  });

  describe('a reading call falls back to the second address', () => {
    it.each(['http500', 'critical', 'no_frame', 'waf', 'connector_off', 'reset', 'empty_frame', 'bad_json'] as const)(
      'after the first answers with %s',
      async name => {
        faults({ name, times: 1 });
        expect((await sync()).value.wpVersion).toBe(on.fleet.site(1).core);
        expect(calls('stats')).toHaveLength(2);
      },
    );

    it('and reports the first failure if that fails too', async () => {
      faults({ name: 'http500', times: 1 }, 'waf');
      const both = await sync().catch((error: unknown) => error);
      expect(both).toEqual(connectorError('site_error', { httpStatus: 500 }));
      expect(calls('stats')).toHaveLength(2);
    });

    it.each(['database_down', 'database_down_de'] as const)('%s: reports that the database is down', async outage => {
      faults(outage);
      await expect(sync()).rejects.toEqual(connectorError('site_error', { detail: 'database' }));
    });

    it('and proves only with both addresses that the connector is gone', async () => {
      faults('connector_off');
      await expect(sync()).rejects.toEqual(connectorError('no_connector', { detail: 'connector_missing' }));
      const url = `${on.site.url}wp-admin/admin-ajax.php`; // an address that leaves no second door
      const one = await sync(PATIENT, { url }).catch((error: unknown) => error);
      expect(one).toEqual(connectorError('no_connector'));
      expect(one).not.toEqual(connectorError('no_connector', { detail: 'connector_missing' }));
      for (const unproven of ['no_frame', 'database_page'] as const) {
        faults(unproven);
        const error = await sync().catch((thrown: unknown) => thrown);
        expect(error).toEqual(connectorError('no_connector'));
        expect(error).not.toEqual(connectorError('no_connector', { detail: 'connector_missing' }));
      }
    });

    it.each(['maintenance', 'maintenance_de'] as const)(
      'but not after %s, which affects both addresses',
      async name => {
        faults({ name, times: 1 });
        await expect(sync()).rejects.toEqual(connectorError('maintenance', { retryAfterMs: 600_000 }));
        expect(calls('stats')).toHaveLength(1);
      },
    );

    it('after the first does not answer', async () => {
      faults({ name: 'hang', times: 1 });
      expect((await sync(100)).value.wpVersion).toBe(on.fleet.site(1).core);
    });
  });
}
