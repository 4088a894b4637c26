import { sleep } from './numbers.ts';

/** Sends the nth request. */
export type Send = (index: number) => Promise<void>;

/**
 * Sends requests at a fixed rate, whether or not earlier ones were answered. Returns the milliseconds from the moment
 * each was due to the end of its answer, so that a stall counts for every request that had to wait.
 */
export async function paced(perSecond: number, seconds: number, send: Send): Promise<number[]> {
  const total = Math.round(perSecond * seconds);
  const times: number[] = [];
  const open: Promise<void>[] = [];
  const start = performance.now();
  for (let index = 0; index < total; index++) {
    const due = start + (index * 1000) / perSecond;
    while (performance.now() < due) await sleep(Math.max(0, due - performance.now()));
    const answered = send(index).then(() => void times.push(performance.now() - due));
    answered.catch(() => {}); // thrown below, once all are sent
    open.push(answered);
  }
  await Promise.all(open);
  return times;
}

/** Requests at a fixed rate. */
interface Pace {
  readonly perSecond: number;
  readonly send: Send;
}

/**
 * Sends the requests of several by turns of some seconds each, every one at its own rate: all have the same hour of the
 * machine.
 * @returns the milliseconds of each, as `paced` has them.
 */
export async function pacedByTurns<const P extends readonly Pace[]>(
  { turns, seconds }: { turns: number; seconds: number },
  paces: P,
): Promise<{ [K in keyof P]: number[] }> {
  const times = paces.map((): number[] => []);
  for (let turn = 0; turn < turns; turn++) {
    for (const [which, { perSecond, send }] of paces.entries()) {
      const first = turn * perSecond * seconds;
      times[which]?.push(...(await paced(perSecond, seconds, index => send(first + index))));
    }
  }
  return times as { [K in keyof P]: number[] };
}

/** Sends requests one after another, as a program that reads a whole list does. @returns the milliseconds of each. */
export async function inTurn(total: number, send: Send): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < total; index++) {
    const start = performance.now();
    await send(index);
    times.push(performance.now() - start);
  }
  return times;
}
