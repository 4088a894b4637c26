import { AppError } from '../../kernel/errors.ts';
import type { Queryable } from '../../ports/database/port.ts';
import { missingTags, unknownClientIds } from './site-links.store.ts';

/** What a site is to belong to. */
export interface WantedLinks {
  readonly client_id?: number | null | undefined;
  readonly tags?: readonly number[] | undefined;
}

/** @throws AppError client_not_found or tag_not_found. */
export async function requireClientAndTags(
  db: Queryable,
  client_id: WantedLinks['client_id'],
  tags: WantedLinks['tags'],
): Promise<void> {
  const [refusal] = await linkRefusals(db, [{ client_id, tags }]);
  if (refusal) throw refusal;
}

/** For each site, what speaks against its links: its client or some of its tags do not exist. */
export async function linkRefusals(
  db: Queryable,
  sites: readonly WantedLinks[],
): Promise<readonly (AppError | undefined)[]> {
  const noClients = new Set(
    await unknownClientIds(
      db,
      sites.flatMap(({ client_id }) => client_id ?? []),
    ),
  );
  const noTags = new Set(
    await missingTags(
      db,
      sites.flatMap(({ tags }) => tags ?? []),
    ),
  );
  return sites.map(({ client_id, tags }) => {
    if (typeof client_id === 'number' && noClients.has(client_id)) {
      return new AppError('client_not_found', `No client has id ${client_id}.`);
    }
    const missing = [...new Set(tags)].filter(tag => noTags.has(tag));
    if (missing.length === 0) return undefined;
    return new AppError('tag_not_found', `No tag has id ${missing.join(', ')}.`);
  });
}
