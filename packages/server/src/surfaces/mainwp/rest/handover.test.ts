import { describe, expect, it } from 'vitest';
import { Handover } from './handover.ts';

describe('a handover', () => {
  it('lets a giver wait until its value is used, and passes on the values of all', async () => {
    const handover = new Handover<number>();
    const used: number[] = [];
    const give = (value: number) => handover.give(value).then(() => used.push(value));
    const given = Promise.all([give(1), give(2)]).then(() => handover.end());
    const seen: { value: number; used: number[] }[] = [];
    for await (const value of handover.taken()) seen.push({ value, used: [...used] });
    await given;
    expect(seen).toEqual([
      { value: 1, used: [] },
      { value: 2, used: [1] },
    ]);
    expect(used).toEqual([1, 2]);
  });

  it('lets nobody wait once the taker has left, or never began', async () => {
    const handover = new Handover<number>();
    const given = [handover.give(1), handover.give(2)];
    for await (const value of handover.taken()) if (value === 1) break;
    await Promise.all([...given, handover.give(3)]);
    const neverTaken = new Handover<number>();
    const waiting = neverTaken.give(1);
    neverTaken.leave();
    await waiting;
    expect(await neverTaken.taken().next()).toMatchObject({ done: true });
  });

  it('fails with the error of those who give', async () => {
    const handover = new Handover<number>();
    const next = handover.taken().next();
    handover.end(new Error('a bug'));
    await expect(next).rejects.toThrow('a bug');
  });
});
