import { expect, it } from 'vitest';
import { FewATurn } from './few-a-turn.ts';

/** In which order who is resumed, and how many turns of the event loop that takes. */
async function resumed(wait: (pace: FewATurn, note: (name: string) => () => void) => void) {
  const pace = new FewATurn();
  const order: string[] = [];
  let waiting = 0;
  let turns = 0;
  wait(pace, name => {
    waiting += 1;
    return () => {
      waiting -= 1;
      order.push(name);
    };
  });
  while (waiting > 0) {
    await new Promise(resolve => setImmediate(resolve));
    turns += 1;
  }
  return { order, turns };
}

it('resumes a few waiters per turn of the event loop, in the order of arrival', async () => {
  const names = [...'abcdefghij'];
  const { order, turns } = await resumed((pace, note) => {
    for (const name of names) void pace.toRead(true).then(note(name));
  });
  expect(order).toEqual(names);
  expect(turns).toBeGreaterThanOrEqual(3);
});

it('resumes those first that send, then those that read one answer, then those that read one of many', async () => {
  const { order } = await resumed((pace, note) => {
    for (const name of ['m1', 'm2', 'm3']) void pace.toRead(true).then(note(name));
    for (const name of ['r1', 'r2']) void pace.toRead(false).then(note(name));
    for (const name of ['s1', 's2']) void pace.toSend().then(note(name));
  });
  expect(order).toEqual(['s1', 's2', 'r1', 'r2', 'm1', 'm2', 'm3']);
});

it('reads an answer in each turn, however many requests are to be sent', async () => {
  const { order } = await resumed((pace, note) => {
    for (const name of ['m1', 'm2']) void pace.toRead(true).then(note(name));
    for (const name of ['s1', 's2', 's3', 's4', 's5', 's6', 's7']) void pace.toSend().then(note(name));
  });
  expect(order).toEqual(['s1', 's2', 's3', 'm1', 's4', 's5', 's6', 'm2', 's7']);
});
