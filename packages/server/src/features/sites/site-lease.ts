import { randomUUID } from 'node:crypto';
import type { Services } from '../../kernel/context.ts';
import { batchedWrite } from '../../kernel/work/batched-write.ts';
import type { Database, Trx } from '../../ports/database/port.ts';
import { busyRefusal } from './refusal.ts';
import { requestError } from './site-failure.ts';

/** A holder that died is forgotten after so long; a living one prolongs its lease in time. */
const LEASE_MS = 30_000;
const WAIT_MS = 10_000;
const LOOK_AGAIN_MS = 100;

/**
 * Lets one changing call at a time reach a site, whichever process makes it. Waits a while for its turn.
 * @param name What is locked, e.g. `site:12`.
 * @param busy What its holder does, for whoever waited in vain.
 * @throws AppError site_busy
 */
export async function withLease<T>(
  services: Services,
  name: string,
  work: () => Promise<T>,
  busy?: string,
): Promise<T> {
  const holder = `${process.pid}:${randomUUID()}`; // the process is named, see free-dead-leases.ts
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
 * Where there is one writer, those who come at the same time share its transaction. On PostgreSQL two processes that took
 * several leases in one transaction would wait for each other.
 */
function writeLease<T>(database: Database, work: (trx: Trx) => Promise<T>): Promise<T> {
  return database.engine === 'sqlite' ? batchedWrite(database, work) : database.write(work);
}

/** A clock that leaps ahead ends leases in the store; what this process itself works on it knows all the same. */
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
      if (database.closed) return; // whatever waits for its end was cut off with this process
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
