import { randomUUID } from 'node:crypto';
import type { Services } from '../../kernel/context.ts';
import type { Database } from '../../ports/database/port.ts';
import { HeldLease, SITE_LEASE_MS, writeLease } from './held-lease.ts';
import { busyRefusal } from './refusal.ts';
import { requestError } from './site-failure.ts';

const WAIT_MS = 10_000;
const LOOK_AGAIN_MS = 100;

/**
 * Allows one changing call to a site at a time, over all processes. Waits a while for its turn.
 * @param name The name of the lock, e.g. `site:12`.
 * @param busy What its holder does, for a caller that waited in vain.
 * @throws AppError site_busy
 */
export async function withLease<T>(
  services: Services,
  name: string,
  work: (lease: Pick<HeldLease, 'requireHeld'>) => Promise<T>,
  busy?: string,
): Promise<T> {
  const held = heldHere(services.database);
  const lease = await waitFor(services, name, held);
  if (!lease) throw requestError(busyRefusal(busy));
  held.add(name);
  lease.keepProlonging();
  try {
    return await work(lease);
  } finally {
    held.delete(name);
    await lease.release();
  }
}

async function waitFor(services: Services, name: string, held: ReadonlySet<string>): Promise<HeldLease | undefined> {
  const giveUpAt = services.clock.elapsed() + WAIT_MS;
  for (;;) {
    const lease = held.has(name) ? undefined : await acquire(services, name);
    if (lease || services.clock.elapsed() >= giveUpAt) return lease;
    await new Promise<void>(resolve => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/** A clock that jumps ahead ends leases in the store; this process still knows its own. */
function heldHere(database: Database): Set<string> {
  const known = held.get(database) ?? new Set();
  held.set(database, known);
  return known;
}

const held = new WeakMap<Database, Set<string>>();

async function acquire(services: Services, name: string): Promise<HeldLease | undefined> {
  const holder = `${services.processId}:${randomUUID()}`; // whoever knows that the process has died can free it
  const now = services.clock.now();
  const until_at = now + SITE_LEASE_MS;
  const row = await writeLease(services.database, trx =>
    trx
      .insertInto('leases')
      .values({ name, holder, until_at })
      .onConflict(conflict =>
        conflict.column('name').doUpdateSet({ holder, until_at }).where('leases.until_at', '<=', now),
      )
      .returning('holder')
      .executeTakeFirst(),
  );
  return row?.holder === holder ? new HeldLease(services, { name, holder, until: until_at }) : undefined;
}
