import { sql } from 'kysely';
import type { Services } from '../../../kernel/context.ts';
import { jsonRows } from '../../../ports/database/bulk.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { newServerText, siteKey } from '../../sites/index.ts';
import type { ImportSiteSecrets, OldSiteDetails, PlannedSite } from '../import.ts';
import type { OldDashboard, OldSite } from '../mainwp/old-dashboard.ts';
import { importSitePlace } from './sealed-imports.ts';

const COLUMNS = {
  old_id: 'integer',
  url: 'text',
  url_key: 'text',
  name: 'text',
  login: 'text',
  way_in: 'text',
  state: 'text',
  reason: 'text',
  cause: 'text',
  suspended: 'integer',
  details_json: 'text',
  sealed: 'text',
} as const;
const SITES_PER_INSERT = 200;

/** A site in one of these states is ours: planning again leaves it alone. */
export const TAKEN = ['adopted', 'cut_over'] as const;

/** Stores the sites of a plan. Those that are taken stay as they are; others that are gone there go here too. */
export async function storeImportSites(
  trx: Trx,
  services: Services,
  importId: string,
  { old, plan }: { readonly old: OldDashboard; readonly plan: ReadonlyMap<number, PlannedSite> },
): Promise<void> {
  const { engine } = services.database;
  const now = services.clock.now();
  await deleteGone(trx, services, importId, old);
  for (let from = 0; from < old.sites.length; from += SITES_PER_INSERT) {
    const chunk = old.sites.slice(from, from + SITES_PER_INSERT);
    const rows = jsonRows(
      engine,
      COLUMNS,
      chunk.map(site => rowOf(services, importId, old, site, plan.get(site.id))),
    );
    const names = sql.join(Object.keys(COLUMNS).map(name => sql.ref(name)));
    const fresh = Object.keys(COLUMNS).filter(name => name !== 'old_id');
    const assignments = sql.join(fresh.map(name => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`));
    await sql`insert into import_sites (import_id, ${names}, changed_at)
      select ${importId}, ${names}, cast(${now} as bigint) from ${rows} as sites where true
      on conflict (import_id, old_id) do update set ${assignments}, code = null, changed_at = excluded.changed_at
      where import_sites.state not in (${sql.join(TAKEN.map(state => sql.lit(state)))})`.execute(trx);
  }
}

async function deleteGone(trx: Trx, { database }: Services, importId: string, old: OldDashboard): Promise<void> {
  const known = jsonRows(
    database.engine,
    { old_id: 'integer' },
    old.sites.map(({ id }) => ({ old_id: id })),
  );
  await sql`delete from import_sites where import_id = ${importId}
    and state not in (${sql.join(TAKEN.map(state => sql.lit(state)))})
    and old_id not in (select old_id from ${known} as known)`.execute(trx);
}

function rowOf(
  services: Services,
  importId: string,
  old: OldDashboard,
  site: OldSite,
  planned: PlannedSite | undefined,
) {
  const { id, name, url, login, uniqueId, httpAuth, key, reconnectSecret, suspended, ...details } = site;
  const { wayIn = 'password', reason = null, cause = null } = planned ?? {};
  const secrets: ImportSiteSecrets = {
    privateKey: key.kind === 'key' ? Buffer.from(key.pkcs8).toString('base64') : undefined,
    reconnectSecret: reconnectSecret ?? undefined,
    uniqueId,
    httpAuth: httpAuth ?? undefined,
    oldServers: old.serverTexts,
    ownServer: newServerText(),
  };
  return {
    old_id: id,
    url,
    url_key: siteKey(url),
    name,
    login,
    way_in: wayIn,
    state: wayIn === 'none' ? 'skipped' : 'planned',
    reason,
    cause,
    suspended: Number(suspended),
    details_json: JSON.stringify(details satisfies OldSiteDetails),
    sealed: services.secrets.seal(importSitePlace(importId, id), JSON.stringify(secrets)),
  };
}
