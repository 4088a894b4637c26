import { sleep } from './numbers.ts';

/**
 * Makes requests at a fixed rate, whether or not earlier ones were answered. Returns the milliseconds from the moment
 * each was due to the end of its answer: a server that stalls is charged for all who had to wait.
 */
export async function paced(perSecond: number, seconds: number, send: (index: number) => Promise<void>) {
  const total = Math.round(perSecond * seconds);
  const times: number[] = [];
  const open: Promise<void>[] = [];
  const start = performance.now();
  for (let index = 0; index < total; index++) {
    const due = start + (index * 1000) / perSecond;
    while (performance.now() < due) await sleep(Math.max(0, due - performance.now()));
    open.push(send(index).then(() => void times.push(performance.now() - due)));
  }
  await Promise.all(open);
  return times;
}
