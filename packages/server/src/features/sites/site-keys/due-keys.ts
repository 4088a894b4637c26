import { keyObjectOf } from '@sitekeeper/protocol';
import type { Ctx, Services } from '../../../kernel/context.ts';
import type { QueueHandler } from '../../../kernel/work/queue-handler.ts';
import { siteMessageHandler, siteMessages } from '../../../kernel/work/site-messages.ts';
import { proveKey } from '../connect/registrations/site-key.ts';
import type { KnownSite } from '../connection.ts';
import { loadSite } from '../load-site.ts';
import { overSites } from '../over-sites.ts';
import { rotateKey } from './rotate-key.ts';
import { type Signing, siteKeyColumns } from './signing.ts';
import { type DueKeys, isAnyKeyDue, takeDueKeys, updateKeyColumns } from './site-keys.store.ts';

const QUEUE = 'due-keys';
/** Few, so that no host has many of its sites changed at the same moment. */
const SITES_PER_MESSAGE = 5;
const LOOKS_PER_HOUR = 60;
/** Where no keys are replaced in the background, those that no call has proven yet are proven all the same. */
const PROVEN_PER_LOOK = 10;
const AFTER_SET_ASIDE_MS = 7 * 24 * 3600_000;

/**
 * Queues connected sites whose keys are due: RSA keys that may be replaced by P-256 keys, and keys that no call has
 * proven yet. A few each minute, and no more until these are done. Returns how many.
 */
export async function queueDueKeys({ database, clock, queue, settings }: Services): Promise<number> {
  const { rotateKeysPerHour } = settings;
  const due: DueKeys = { now: clock.now(), only: rotateKeysPerHour === 0 ? 'p256' : undefined };
  if (!(await isAnyKeyDue(database.db, due)) || (await queue.size(QUEUE)) > 0) return 0;
  const most = due.only ? PROVEN_PER_LOOK : Math.ceil(rotateKeysPerHour / LOOKS_PER_HOUR);
  return database.write(async trx => {
    const ids = await takeDueKeys(trx, database, due, most);
    await queue.send(trx, QUEUE, siteMessages(ids, SITES_PER_MESSAGE));
    return ids.length;
  });
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
  const site = await loadSite(ctx, siteId);
  if (site?.row.status !== 'connected' || !site.connection) return;
  const { signing } = site.row;
  if (signing === 'p256') {
    if (await proven(ctx, site)) return;
  } else if (ctx.settings.rotateKeysPerHour === 0) {
    return; // queued while keys were still being replaced
  }
  const failure = await rotateKey(ctx, siteId);
  if (failure) ctx.log.info({ site: siteId, reason: failure.code }, 'the key of a site could not be replaced');
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
