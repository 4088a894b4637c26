const AGAIN_MS = 60_000;

/** @param minutes So long this process has waited. */
export type TellWaiting = (line: string, minutes: number) => void;

/**
 * Tells that this process waits for another one that upgrades the store: at once, and each minute.
 * @returns what ends that.
 */
export function tellWaiting(tell: TellWaiting): () => void {
  let minutes = 0;
  tell('another process upgrades the store; this one waits for it', minutes);
  const again = setInterval(() => {
    minutes += 1;
    const waited = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    tell(
      `another process upgrades the store; this one has waited for it for ${waited}. If no process does that, one that hangs must be ended: docs/guides/upgrade.md#a-start-that-waits`,
      minutes,
    );
  }, AGAIN_MS);
  return () => clearInterval(again);
}
