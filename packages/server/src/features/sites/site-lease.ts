import { randomUUID } from 'node:crypto';
import type { Services } from '../../kernel/context.ts';
import { batchedWrite } from '../../kernel/work/batched-write.ts';
import type { Database, Trx } from '../../ports/database/port.ts';
import { busyRefusal } from './refusal.ts';
import { requestError } from './site-failure.ts';

/** The lease of a holder that died ends after this time; a living one extends its lease in time. */
const LEASE_MS = 30_000;
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
  work: () => Promise<T>,
  busy?: string,
): Promise<T> {
  const holder = `${process.pid}:${randomUUID()}`; // contains the process id, see free-dead-leases.ts
  const giveUpAt = services.clock.elapsed() + WAIT_MS;
  const held = heldHere(services.database);
  while (held.has(name) || !(await acquire(services, name, holder))) {
    if (services.clock.elapsed() >= giveUpAt) {
      throw requestError(busyRefusal(busy));
    }
    await new Promise<void>(resolve => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  held.add(name);
  const stop = prolong(services, name, holder);
  try {
    return await work();
  } finally {
    stop();
    held.delete(name);
    await writeLease(services.database, trx =>
      trx.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute(),
    );
  }
}

/**
 * If there is one writer, callers that come at the same time share its transaction. On PostgreSQL two processes that took
 * several leases in one transaction would wait for each other.
 */
function writeLease<T>(database: Database, work: (trx: Trx) => Promise<T>): Promise<T> {
  return database.engine === 'sqlite' ? batchedWrite(database, work) : database.write(work);
}

/** A clock that jumps ahead ends leases in the store; this process still knows its own. */
function heldHere(database: Database): Set<string> {
  const known = held.get(database) ?? new Set();
  held.set(database, known);
  return known;
}

const held = new WeakMap<Database, Set<string>>();

async function acquire({ database, clock }: Services, name: string, holder: string): Promise<boolean> {
  const now = clock.now();
  const until_at = now + LEASE_MS;
  const row = await writeLease(database, trx =>
    trx
      .insertInto('leases')
      .values({ name, holder, until_at })
      .onConflict(conflict =>
        conflict.column('name').doUpdateSet({ holder, until_at }).where('leases.until_at', '<=', now),
      )
      .returning('holder')
      .executeTakeFirst(),
  );
  return row?.holder === holder;
}

function prolong({ database, clock, log }: Services, name: string, holder: string): () => void {
  let cancel = () => {};
  const again = () => {
    cancel = clock.after(LEASE_MS / 3, () => {
      if (database.closed) return; // whatever waited for its end was interrupted with this process
      const until_at = clock.now() + LEASE_MS;
      database
        .write(trx =>
          trx.updateTable('leases').set({ until_at }).where('name', '=', name).where('holder', '=', holder).execute(),
        )
        .catch(error => log.error({ err: error, lease: name }, 'a lease could not be prolonged'));
      again();
    });
  };
  again();
  return () => cancel();
}
