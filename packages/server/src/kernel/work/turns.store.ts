import type { Services } from '../context.ts';

/** Timers are not exact, so a turn is due again when nearly all of its interval has passed. */
const NEARLY = 0.9;

/**
 * Takes the turn to do recurring work: of all processes on the store, one gets it per interval.
 * @returns false when another process has had it.
 */
export async function takeTurn(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  name: string,
  everyMs: number,
): Promise<boolean> {
  const now = clock.now();
  const taken = await database.write(trx =>
    trx
      .insertInto('turns')
      .values({ name, taken_at: now })
      .onConflict(conflict =>
        conflict
          .column('name')
          .doUpdateSet({ taken_at: now })
          .where('turns.taken_at', '<=', now - everyMs * NEARLY),
      )
      .returning('name')
      .executeTakeFirst(),
  );
  return taken !== undefined;
}
