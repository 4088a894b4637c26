import { change } from '../../kernel/change.ts';
import type { Ctx } from '../../kernel/context.ts';
import type { SiteRow } from './site.store.ts';
import { nextStatus, type SiteEvent, type SiteStatus } from './site.ts';
import { releaseHeld } from './site-links.store.ts';

const PAST: Record<Exclude<SiteEvent, 'refuse'>, string> = {
  reconnect: 'site.reconnected',
  disconnect: 'site.disconnected',
  suspend: 'site.suspended',
  unsuspend: 'site.unsuspended',
};

/**
 * Moves sites on in the state machine, each from the state it is in now. All or nothing.
 * @returns the sites with their new state, in the order of the ids; sites that are gone are left out.
 * @throws AppError when a site's state doesn't allow the event.
 */
export async function changeStatus(
  ctx: Ctx,
  event: keyof typeof PAST,
  ids: readonly number[],
): Promise<Pick<SiteRow, 'id' | 'url' | 'status'>[]> {
  if (ids.length === 0) return [];
  return change(ctx, async trx => {
    const query = trx
      .selectFrom('sites')
      .select(['id', 'url', 'status'])
      .where('id', 'in', [...ids])
      .orderBy('id');
    const rows = await (ctx.database.engine === 'postgres' ? query.forUpdate() : query).execute();
    const moved = rows.map(row => ({ ...row, next: nextStatus(row.status as SiteStatus, event) }));
    const changed = moved.filter(row => row.next !== row.status);
    for (const [status, group] of Map.groupBy(changed, row => row.next)) {
      await trx
        .updateTable('sites')
        .set({ status, updated_at: ctx.clock.now() })
        .where(
          'id',
          'in',
          group.map(row => row.id),
        )
        .execute();
    }
    // Moved by hand: a client that held some of them gives them back no more.
    await releaseHeld(
      trx,
      changed.map(row => row.id),
    );
    const byId = new Map(moved.map(({ id, url, next }) => [id, { id, url, status: next }]));
    const audit = changed.map(({ id, status, next }) => ({
      action: PAST[event],
      subject: `site:${id}`,
      detail: { from: status, to: next },
    }));
    return { result: ids.flatMap(id => byId.get(id) ?? []), audit };
  });
}
