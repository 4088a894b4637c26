const LOOK_AGAIN_MS = 10;
const GIVE_UP_MS = 300_000;

/** Polls until `look` returns something, and returns that. @throws Error that says what it was waiting for. */
export async function until<T>(
  what: string,
  look: () => T | Promise<T>,
  giveUpMs = GIVE_UP_MS,
): Promise<NonNullable<T>> {
  const giveUpAt = Date.now() + giveUpMs;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (Date.now() > giveUpAt) throw new Error(`waited in vain until ${what}`);
    await new Promise(resolve => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
