import { inChunks } from '../../../ports/database/bulk.ts';
import type { Queryable } from '../../../ports/database/port.ts';

/** Ids of tags and clients by name in lower case; a client that several have is ambiguous. */
export interface LinkIds {
  readonly tags: ReadonlyMap<string, number>;
  readonly clients: ReadonlyMap<string, number | 'ambiguous'>;
}

/** Stored sites, by the key of their address. */
export async function selectSitesByKey(db: Queryable, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await inChunks(keys, chunk =>
    db.selectFrom('sites').select(['id', 'url_key']).where('url_key', 'in', chunk).orderBy('id', 'desc').execute(),
  );
  return new Map(rows.map(row => [row.url_key, row.id]));
}

/** Ids of tags by name, and of clients by name or e-mail address; names in any case. */
export async function selectLinkIds(
  db: Queryable,
  names: { readonly tags: readonly string[]; readonly clients: readonly string[] },
): Promise<LinkIds> {
  const tags = await inChunks(keysOf(names.tags), chunk =>
    db.selectFrom('tags').select(['id', 'name_key']).where('name_key', 'in', chunk).execute(),
  );
  const wanted = keysOf(names.clients);
  const byName = await inChunks(wanted, chunk =>
    db.selectFrom('clients').select(['id', 'name_key']).where('name_key', 'in', chunk).execute(),
  );
  const byEmail = await inChunks(wanted, chunk =>
    db.selectFrom('clients').select(['id', 'email']).where('email', 'in', chunk).execute(),
  );
  const clients = new Map<string, number | 'ambiguous'>();
  for (const { id, name_key } of byName) clients.set(name_key, clients.has(name_key) ? 'ambiguous' : id);
  for (const { id, email } of byEmail) if (email !== null) clients.set(email, id);
  return { tags: new Map(tags.map(row => [row.name_key, row.id])), clients };
}

function keysOf(names: readonly string[]): string[] {
  return [...new Set(names.map(name => name.toLowerCase()))];
}
