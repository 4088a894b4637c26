import type { SiteReport } from '@sitekeeper/protocol';
import type { Insertable } from 'kysely';
import type { Services } from '../../../kernel/context.ts';
import type { SiteAddress } from '../../../ports/child-sites/port.ts';
import type { Trx } from '../../../ports/database/port.ts';
import type { SiteTable } from '../../../ports/database/schema.ts';
import { type SecretsOfSite, storeSecretsOfSites } from '../connection.ts';
import type { SiteRow } from '../site.store.ts';
import { saveOutcomes } from '../sync/save-outcomes.ts';

/** A site that is not stored yet. */
export interface SiteToInsert {
  readonly columns: Insertable<SiteTable>;
  readonly address: SiteAddress;
  /** Apart from those of its address. */
  readonly secrets: SecretsOfSite['secrets'];
  readonly uniqueId: string;
  /** Undefined for one that was not asked. */
  readonly report: SiteReport | undefined;
}

/** Stores sites with their secrets, and what they reported. @returns their ids, in the order of the sites. */
export async function insertSites(trx: Trx, services: Services, sites: readonly SiteToInsert[]): Promise<number[]> {
  if (sites.length === 0) return [];
  const columns = sites.map(site => site.columns);
  const rows = await trx.insertInto('sites').values(columns).returningAll().execute();
  const byKey = new Map(rows.map(row => [row.url_key, row as SiteRow]));
  const stored = sites.map(site => ({ ...site, row: byKey.get(site.columns.url_key) as SiteRow }));
  await storeSecretsOfSites(trx, services, stored.map(secretsOf));
  const outcomes = stored.flatMap(({ row, address, uniqueId, report }) => {
    if (!report) return [];
    const site = { row, address, connection: undefined, regverify: undefined, uniqueId, server: '' };
    return [{ site, ok: true as const, report, url: row.url }];
  });
  if (outcomes.length > 0) await saveOutcomes(trx, services, outcomes);
  return stored.map(({ row }) => row.id);
}

function secretsOf({ row, secrets, address: { httpAuth } }: SiteToInsert & { readonly row: SiteRow }): SecretsOfSite {
  return { siteId: row.id, secrets: { ...secrets, ...(httpAuth ? { http_auth: JSON.stringify(httpAuth) } : {}) } };
}
