import type { Services } from '../../kernel/context.ts';
import { selectOpenLink, updatePortalLinkRow } from './portal-link.store.ts';
import { isPortalToken, portalTokenHash } from './portal-link.ts';

/** The last use is noted no more often: opening a page must not cost a write each time. */
const NOTED_EVERY_MS = 5 * 60_000;

/** @returns the client whose portal a token opens; undefined if it opens none. */
export async function openPortal(services: Services, token: string): Promise<number | undefined> {
  if (!isPortalToken(token)) return undefined;
  const { database, clock, troubles } = services;
  const now = clock.now();
  const link = await selectOpenLink(database.db, portalTokenHash(token), now);
  if (!link) return undefined;
  if (link.last_used_at === null || Math.abs(now - link.last_used_at) >= NOTED_EVERY_MS) {
    await troubles.orDoWithout(database.write(trx => updatePortalLinkRow(trx, link.id, { last_used_at: now })));
  }
  return link.client_id;
}
