import { expect, it } from 'vitest';
import { askedTogether } from './asked-together.ts';

it('who asks in one turn of the event loop shares what is asked after all of them', async () => {
  let begun = 0;
  const ask = askedTogether(async () => ++begun);
  const [first, second] = [ask(), ask()];
  const third = Promise.resolve().then(ask);
  expect(begun).toBe(0); // else what is committed between two of them would be missing for the second
  expect(await Promise.all([first, second, third])).toEqual([1, 1, 1]);
  expect(await ask()).toBe(2);
});

it('who asks after it has begun does not share it, and an error is for those alone who asked', async () => {
  const answers: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const ask = askedTogether(() => new Promise<string>((resolve, reject) => void answers.push({ resolve, reject })));
  const first = ask();
  await expect.poll(() => answers.length).toBe(1);
  const second = ask();
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.reject(new Error('away'));
  answers[1]?.resolve('here');
  await expect(first).rejects.toThrow('away');
  expect(await second).toBe('here');
});
