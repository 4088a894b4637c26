/** A look costs a server half of that: what takes seconds is not looked at a hundred times in each. */
const LOOK_AGAIN_MS = { least: 10, most: 50 };
const GIVE_UP_MS = 300_000;

/** Looks again and again until `look` gives something, and returns that. @throws Error that says what was waited for. */
export async function until<T>(
  what: string,
  look: () => T | Promise<T>,
  giveUpMs = GIVE_UP_MS,
): Promise<NonNullable<T>> {
  const begun = Date.now();
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    const waited = Date.now() - begun;
    if (waited > giveUpMs) throw new Error(`waited in vain until ${what}`);
    const pause = Math.min(LOOK_AGAIN_MS.most, Math.max(LOOK_AGAIN_MS.least, waited / 10));
    await new Promise(resolve => setTimeout(resolve, pause));
  }
}
