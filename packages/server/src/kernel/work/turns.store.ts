import type { Services } from '../context.ts';

/** Timers are not exact, so a turn is due again when nearly all of its interval has passed. */
const NEARLY = 0.9;
/** More than the clocks of two processes differ. */
const FAR_AHEAD_MS = 10_000;

/**
 * Takes the turn to do recurring work: of all processes on the store, one gets it per interval. A turn in the future was
 * taken before the clock was set back; it would be hours until the next one.
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
          .where(eb =>
            eb.or([
              eb('turns.taken_at', '<=', now - everyMs * NEARLY),
              eb('turns.taken_at', '>', now + everyMs + FAR_AHEAD_MS),
            ]),
          ),
      )
      .returning('name')
      .executeTakeFirst(),
  );
  return taken !== undefined;
}
