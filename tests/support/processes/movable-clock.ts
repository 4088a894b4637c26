import { randomUUID } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clockFrom, QUICK_CLOCK } from './quick-clock.ts';

/** The quick clock of the server processes of a story, for stories that would wait for hours even so. */
export interface MovableClock extends Disposable {
  /** Environment for `makeStoredFleet` or `startServer`. */
  readonly env: Readonly<Record<string, string>>;
  /** What all the processes take for the time, ms since 1970. */
  now(): number;
  /** Lets the time pass up to this one, in all processes; does nothing if it is over. Timers go on as they were. */
  moveTo(at: number): void;
}

export function movableClock(): MovableClock {
  const file = join(tmpdir(), `clock-${randomUUID()}`);
  const env = { ...QUICK_CLOCK, TEST_CLOCK_AHEAD: file };
  let ahead = 0;
  const write = () => {
    writeFileSync(`${file}.new`, String(ahead));
    renameSync(`${file}.new`, file); // nobody reads half of it
  };
  write();
  const { clock } = clockFrom(env);
  return {
    env,
    now: () => clock.now(),
    moveTo(at) {
      const missing = at - clock.now();
      if (missing <= 0) return;
      ahead += missing;
      write();
    },
    [Symbol.dispose]: () => rmSync(file, { force: true }),
  };
}
