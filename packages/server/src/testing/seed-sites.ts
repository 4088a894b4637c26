import type { KeyObject } from 'node:crypto';
import { exportPrivateKey, generateKeyPair, type KeyKind } from '@sitekeeper/protocol';
import { normaliseUrl, searchText, siteKey } from '../features/sites/site.ts';
import { signingOf, siteKeyColumns } from '../features/sites/site-keys/signing.ts';
import { nextUsualSync } from '../features/sites/sync/sync-policy.ts';
import type { Services } from '../kernel/context.ts';

/** One key and server string for a whole fleet, so that thousands of sites need no registration of their own. */
export interface FleetKey {
  readonly privateKey: KeyObject;
  readonly publicPem: string;
  readonly server: string;
  readonly admin: string;
}

export async function makeFleetKey(kind: KeyKind = 'p256'): Promise<FleetKey> {
  const { privateKey, publicPem } = await generateKeyPair(kind);
  return { privateKey, publicPem, server: 'https://sitekeeper.test/fleet/', admin: 'fleet-admin' };
}

export interface SeedSite {
  readonly url: string;
  readonly name: string;
  readonly status?: 'connected' | 'disconnected' | 'suspended';
}

const ROWS_PER_INSERT = 200;

/** Stores sites as if each had been added, all with the key of a fleet that was started as registered. Returns ids. */
export async function seedSites(services: Services, key: FleetKey, sites: readonly SeedSite[]): Promise<number[]> {
  const { database, secrets, clock, settings } = services;
  const der = exportPrivateKey(key.privateKey);
  const facts = { signing: signingOf(key.privateKey), proven: true, p256RefusedAt: null };
  const now = clock.now();
  const ids: number[] = [];
  const normalised = sites.map(site => ({ ...site, url: normaliseUrl(site.url) }));
  for (let from = 0; from < sites.length; from += ROWS_PER_INSERT) {
    const chunk = normalised.slice(from, from + ROWS_PER_INSERT);
    await database.write(async trx => {
      const rows = chunk.map(({ url, name, status = 'connected' }) => ({
        url,
        url_key: siteKey(url),
        name,
        name_key: name.toLowerCase(),
        search_text: searchText(name, url),
        status,
        client_id: null,
        admin_username: key.admin,
        verify_tls: 1,
        notes: '',
        info_json: '{}',
        wp_version: '',
        php_version: '',
        child_version: '',
        digests_json: '{}',
        ...siteKeyColumns(facts, now),
        failed_syncs: 0,
        actions_seen_at: 0,
        logs_seen_at: 0,
        created_at: now,
        updated_at: now,
        next_sync_at: nextUsualSync(from, now, settings.syncIntervalMinutes * 60_000),
      }));
      const inserted = await trx.insertInto('sites').values(rows).returning('id').execute();
      const sealed = inserted.flatMap(({ id }) => [
        { site_id: id, name: 'private_key', sealed: secrets.seal(`site/${id}/private_key`, der) },
        { site_id: id, name: 'server', sealed: secrets.seal(`site/${id}/server`, key.server) },
        { site_id: id, name: 'regverify', sealed: secrets.seal(`site/${id}/regverify`, 'seeded') },
      ]);
      await trx.insertInto('site_secrets').values(sealed).execute();
      ids.push(...inserted.map(({ id }) => id));
    });
  }
  return ids.sort((a, b) => a - b);
}
