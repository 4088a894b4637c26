import { inScope, isScoped, type SiteScope } from '../../kernel/lists/site-scope.ts';
import { inChunks } from '../../ports/database/bulk.ts';
import type { Queryable } from '../../ports/database/port.ts';

export async function selectConnectedSites(db: Queryable, scope: SiteScope): Promise<{ id: number; url: string }[]> {
  const connected = db.selectFrom('sites').select(['id', 'url']).where('status', '=', 'connected').orderBy('id');
  return connected.$if(isScoped(scope), q => q.where(inScope('sites.id', scope))).execute();
}

export async function selectIdsInScope(db: Queryable, scope: SiteScope): Promise<Set<number>> {
  const rows = await db.selectFrom('sites').select('id').where(inScope('sites.id', scope)).execute();
  return new Set(rows.map(({ id }) => id));
}

export async function selectSiteIdsOfClients(db: Queryable, clientIds: readonly number[]): Promise<number[]> {
  if (clientIds.length === 0) return [];
  const rows = await db
    .selectFrom('sites')
    .select('id')
    .where('client_id', 'in', [...clientIds])
    .execute();
  return rows.map(row => row.id);
}

export async function selectSiteIdsOfTags(db: Queryable, tagIds: readonly number[]): Promise<number[]> {
  const links = await selectTagLinks(db, tagIds);
  return [...new Set(links.map(link => link.site_id))];
}

/** Sites of each tag. */
export async function selectTagLinks(db: Queryable, tagIds: readonly number[]) {
  return inChunks([...new Set(tagIds)], chunk =>
    db.selectFrom('site_tags').select(['tag_id', 'site_id']).where('tag_id', 'in', chunk).orderBy('site_id').execute(),
  );
}

export async function selectExistingTags(db: Queryable, ids: readonly number[]): Promise<Set<number>> {
  const rows = await inChunks(ids, chunk => db.selectFrom('tags').select('id').where('id', 'in', chunk).execute());
  return new Set(rows.map(row => row.id));
}

/** Ids by lower-cased name; unknown names are left out. */
export async function selectTagIdsByNames(db: Queryable, names: readonly string[]): Promise<Map<string, number>> {
  const keys = [...new Set(names.map(name => name.trim().toLowerCase()))];
  const rows = await inChunks(keys, chunk =>
    db.selectFrom('tags').select(['id', 'name_key']).where('name_key', 'in', chunk).execute(),
  );
  return new Map(rows.map(row => [row.name_key, row.id]));
}
