import { sql } from 'kysely';
import type { AuditEntry } from '../../../kernel/audit/audit.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { inChunks } from '../../../ports/database/bulk.ts';
import type { Trx } from '../../../ports/database/port.ts';
import { nextStatus, type SiteEvent } from '../next-status.ts';
import type { SiteRow } from '../site.store.ts';
import type { SiteStatus } from '../site.ts';
import { releaseHeld } from '../site-links.store.ts';
import { changeWishes, keepAnew } from './registrations/registration.store.ts';

const PAST: Record<Exclude<SiteEvent, 'refuse'>, string> = {
  reconnect: 'site.reconnected',
  disconnect: 'site.disconnected',
  suspend: 'site.suspended',
  unsuspend: 'site.unsuspended',
};

interface Moved extends Pick<SiteRow, 'id' | 'url' | 'status' | 'disconnected_by'> {
  readonly event: SiteEvent;
  readonly next: SiteStatus;
}

/**
 * Moves sites in the state machine, each from its current state. All or nothing.
 * @returns the sites with their new state, in the order of the ids; deleted sites are left out.
 * @throws AppError if a site's state doesn't allow the event.
 */
export async function changeStatus(
  ctx: Ctx,
  event: keyof typeof PAST,
  ids: readonly number[],
): Promise<Pick<SiteRow, 'id' | 'url' | 'status'>[]> {
  if (ids.length === 0) return [];
  return audited(ctx, async trx => {
    const ordered = [...ids].sort((a, b) => a - b); // everybody locks in this order
    const moved = await inChunks(ordered, chunk => move(trx, ctx, event, chunk));
    // A person wants them so, even if they were already: a suspended client no longer restores their state.
    await releaseHeld(trx, ordered);
    const leftAlone = event === 'disconnect' || event === 'suspend';
    await changeWishes(trx, ordered, leftAlone ? 'keep' : 'connect');
    if (!leftAlone) await keepAnew(trx, ordered, ctx.clock.now());
    const byId = new Map(moved.map(({ id, url, next }) => [id, { id, url, status: next }]));
    return { result: ids.flatMap(id => byId.get(id) ?? []), audit: moved.filter(hasChanged).map(entryOf) };
  });

  function entryOf({ id, status, next }: Moved): AuditEntry {
    return { action: PAST[event], subject: `site:${id}`, detail: { from: status, to: next } };
  }
}

async function move(trx: Trx, ctx: Ctx, event: SiteEvent, ids: readonly number[]): Promise<Moved[]> {
  const query = trx
    .selectFrom('sites')
    .select(['id', 'url', 'status', 'disconnected_by'])
    .where('id', 'in', ids)
    .orderBy('id');
  const rows = await query.forUpdate().execute();
  const moved = rows.map(row => {
    const status = row.status as SiteStatus;
    return { ...row, status, event, next: nextStatus(status, event) };
  });
  for (const [status, group] of Map.groupBy(moved.filter(hasChanged), row => row.next)) {
    const changed = group.map(row => row.id);
    const now = ctx.clock.now();
    const why = status === 'disconnected' ? { disconnected_by: 'person', disconnected_at: now } : {};
    const set = { status, ...why, updated_at: now };
    await trx.updateTable('sites').set(set).where('id', 'in', changed).execute();
  }
  await noteWish(trx, ctx, ids);
  return moved;
}

/** A person wants these sites to be as they are now. Later than the previous wish, even in the same millisecond. */
export async function noteWish(trx: Trx, ctx: Ctx, ids: readonly number[]): Promise<void> {
  const now = ctx.clock.now();
  const later = sql<number>`case when status_wished_at < ${now} then ${now} else status_wished_at + 1 end`;
  await trx
    .updateTable('sites')
    .set({ status_wished_at: later })
    .where('id', 'in', [...ids])
    .execute();
}

/** A person's wish also replaces the reason of an earlier disconnection: the site is no longer checked. */
function hasChanged({ status, next, event, disconnected_by }: Moved): boolean {
  return status !== next || (event === 'disconnect' && (disconnected_by ?? 'person') !== 'person');
}
