import { randomUUID } from 'node:crypto';
import type { Services } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';

const WAIT_MS = 10_000;
const LOOK_AGAIN_MS = 100;

/**
 * Lets one changing call at a time reach a site, whichever process makes it. Waits a while for its turn.
 * @param name What is locked, e.g. `site:12`.
 * @param leaseMs After so long the lease counts as lost, should its holder have died.
 * @throws AppError site_busy
 */
export async function withLease<T>(
  services: Services,
  name: string,
  leaseMs: number,
  work: () => Promise<T>,
): Promise<T> {
  const holder = `${process.pid}:${randomUUID()}`; // the process is named, see free-dead-leases.ts
  const giveUpAt = services.clock.now() + WAIT_MS;
  while (!(await acquire(services, name, holder, leaseMs))) {
    if (services.clock.now() >= giveUpAt) {
      throw new AppError('site_busy', 'Another change to this site is under way. Try again when it has ended.');
    }
    await new Promise<void>(resolve => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  try {
    return await work();
  } finally {
    await services.database.write(trx =>
      trx.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute(),
    );
  }
}

async function acquire({ database, clock }: Services, name: string, holder: string, leaseMs: number): Promise<boolean> {
  const now = clock.now();
  const row = await database.write(trx =>
    trx
      .insertInto('leases')
      .values({ name, holder, until_at: now + leaseMs })
      .onConflict(conflict =>
        conflict
          .column('name')
          .doUpdateSet({ holder, until_at: now + leaseMs })
          .where('leases.until_at', '<=', now),
      )
      .returning('holder')
      .executeTakeFirst(),
  );
  return row?.holder === holder;
}
