import type { Queryable } from '../../../../ports/database/port.ts';
import { siteKey, sitesByKeys } from '../../../sites/index.ts';
import type { OldDashboard } from '../old-dashboard.ts';
import type { PlanFacts } from './plan-facts.ts';

/** What of an old dashboard is here already. */
export async function selectPlanFacts(db: Queryable, old: OldDashboard): Promise<PlanFacts> {
  const keys = [...new Set(old.sites.map(({ url }) => siteKey(url)))];
  const siteIds = new Map<string, number>();
  for (const { url_key, id } of await sitesByKeys(db, keys))
    siteIds.set(url_key, Math.min(id, siteIds.get(url_key) ?? id));
  const tags = await db.selectFrom('tags').select('name_key').execute();
  const clients = await db.selectFrom('clients').select(['name_key', 'email']).execute();
  const fields = await db.selectFrom('client_fields').select('name_key').execute();
  return {
    siteIds,
    tagNames: new Set(tags.map(({ name_key }) => name_key)),
    clients,
    clientFieldNames: new Set(fields.map(({ name_key }) => name_key)),
  };
}
