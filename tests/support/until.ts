/** A look is a request that server, database and test work for: what takes seconds is not looked at a hundred times in each. */
const LOOK_AGAIN_MS = { least: 10, most: 50 };
const GIVE_UP_MS = 300_000;

/** Polls until `look` returns something, and returns that. @throws Error that says what it was waiting for. */
export async function until<T>(
  what: string,
  look: () => T | Promise<T>,
  giveUpMs = GIVE_UP_MS,
  mostMs = LOOK_AGAIN_MS.most,
): Promise<NonNullable<T>> {
  const begun = Date.now();
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    const waited = Date.now() - begun;
    if (waited > giveUpMs) throw new Error(`waited in vain until ${what}`);
    const pause = Math.min(mostMs, Math.max(LOOK_AGAIN_MS.least, waited / 10));
    await new Promise(resolve => setTimeout(resolve, pause));
  }
}

/** For what is soon over again: looks all the time as often as `until` does in the beginning. */
export function untilGlimpsed<T>(what: string, look: () => T | Promise<T>): Promise<NonNullable<T>> {
  return until(what, look, GIVE_UP_MS, LOOK_AGAIN_MS.least);
}
