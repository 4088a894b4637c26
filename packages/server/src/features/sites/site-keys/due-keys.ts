import { keyObjectOf } from '@sitekeeper/protocol';
import type { Ctx, Services } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { MINUTE_MS } from '../../../kernel/time/durations.ts';
import type { QueueHandler } from '../../../kernel/work/queue-handler.ts';
import { siteMessageHandler, siteMessages } from '../../../kernel/work/site-messages.ts';
import { registrationPlace } from '../connect/registrations/registration.ts';
import { proveKey } from '../connect/registrations/site-key.ts';
import type { KnownSite } from '../connection.ts';
import { loadSite } from '../load-site.ts';
import { overSites } from '../over-sites.ts';
import { withLease } from '../site-lease.ts';
import { rotateKey } from './rotate-key.ts';
import { type Signing, siteKeyColumns } from './signing.ts';
import { isAnyKeyDue, takeDueKeys, updateKeyColumns } from './site-keys.store.ts';

const QUEUE = 'due-keys';
/** Few, so that no host has many of its sites changed at the same moment. */
const SITES_PER_MESSAGE = 5;
/** Keys that no call has proven yet are proven whether or not others are replaced, and do not wait for these. */
const PROVEN_PER_LOOK = 10;
const AFTER_SET_ASIDE_MS = 7 * 24 * 3600_000;

/**
 * Queues connected sites whose keys are due: RSA keys that may be replaced by P-256 keys, and keys that no call has
 * proven yet. A few each minute, and no more until these are done. Returns how many.
 */
export async function queueDueKeys({ database, clock, queue, settings }: Services): Promise<number> {
  const now = clock.now();
  const most = { unproven: PROVEN_PER_LOOK, rsa: shareOfMinute(settings.rotateKeysPerHour, now) };
  if (!(await isAnyKeyDue(database.db, now, most)) || (await queue.size(QUEUE)) > 0) return 0;
  return database.write(async trx => {
    const ids = await takeDueKeys(trx, database, now, most);
    await queue.send(trx, QUEUE, siteMessages(ids, SITES_PER_MESSAGE));
    return ids.length;
  });
}

/** What is to be done in this minute, of so many in an hour: few are spread over it. */
function shareOfMinute(perHour: number, now: number): number {
  const minute = Math.floor(now / MINUTE_MS) % 60;
  return Math.floor(((minute + 1) * perHour) / 60) - Math.floor((minute * perHour) / 60);
}

/** Processes what `queueDueKeys` queued. */
export function dueKeysHandler(services: Services): QueueHandler {
  const { database, clock } = services;
  const ctx: Ctx = { ...services, actor: { kind: 'system', name: 'keys' }, origin: '' };
  return siteMessageHandler(services, {
    queue: QUEUE,
    handle: siteIds => overSites(siteIds, siteId => tendKey(ctx, siteId)),
    setAside: siteIds =>
      database.write(async trx => {
        const key_due_at = clock.now() + AFTER_SET_ASIDE_MS;
        for (const id of siteIds) await updateKeyColumns(trx, id, { key_due_at });
      }),
  });
}

/** Proves the key of one site, or replaces it. Failures are retried after a day. */
export async function tendKey(ctx: Ctx, siteId: number): Promise<void> {
  if (!(await isToBeReplaced(ctx, siteId))) return;
  const failure = await rotateKey(ctx, siteId);
  if (failure) ctx.log.info({ site: siteId, reason: failure.code }, 'the key of a site could not be replaced');
}

/** Whether the site has a key that is to be replaced, once a P-256 key that no call has proven has been tried. */
async function isToBeReplaced(ctx: Ctx, siteId: number): Promise<boolean> {
  try {
    // What is found out about a key must not be noted at another one that has replaced it meanwhile.
    return await withLease(ctx, registrationPlace(siteId), async () => {
      const site = await loadSite(ctx, siteId);
      if (site?.row.status !== 'connected' || !site.connection) return false;
      if (site.row.signing === 'p256') return !(await proven(ctx, site));
      return ctx.settings.rotateKeysPerHour > 0; // 0: queued while keys were still being replaced
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'site_busy') return false;
    throw error;
  }
}

/** @returns whether nothing remains to be done with this P-256 key for now. */
async function proven(ctx: Ctx, site: KnownSite): Promise<boolean> {
  const { row, address, connection, server, regverify, uniqueId } = site;
  if (!connection) return true;
  const credentials = { user: row.admin_username, server, regverify, uniqueId };
  const key = { address, credentials, privateKey: keyObjectOf(connection.privateKey), p256RefusedAt: null };
  const proof = await proveKey(ctx, key);
  if (proof === undefined) return true; // the site can't answer that today
  const now = ctx.clock.now();
  const refused = proof === 'refused';
  const facts = { signing: 'p256' as Signing, proven: !refused, p256RefusedAt: refused ? now : null };
  const { key_due_at, p256_refused_at } = siteKeyColumns(facts, now);
  await ctx.database.write(trx => updateKeyColumns(trx, row.id, refused ? { p256_refused_at } : { key_due_at }));
  return !refused;
}
