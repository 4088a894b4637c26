import { describe, expect, it } from 'vitest';
import { manualClock } from '../clock/manual-clock.ts';
import { LargeAnswers } from './large-answers.ts';
import { OutboundError } from './port.ts';

const MB = 1024 * 1024;
const LARGE = MB / 2;
const settled = () => new Promise<void>(resolve => setImmediate(resolve));

/** @param waiting How many other requests wait for their turn. */
function open(waiting: number) {
  const clock = manualClock();
  const quiet = Promise.withResolvers<void>();
  const turns = { waiting, quiet: () => quiet.promise };
  const large = new LargeAnswers(turns, clock);
  const asked: number[] = [];
  const sites = {
    async of(size: number, most: number): Promise<string> {
      asked.push(most);
      if (size > most) throw new OutboundError('too_large', 'Too large.', { sent: true });
      return `${size} bytes`;
    },
    ask: (size: number) => large.putOff(8 * MB, most => sites.of(size, most())),
  };
  return { clock, quiet, turns, large, asked, ...sites };
}

describe('A large answer', () => {
  it('is read at once when no other request waits', async () => {
    const { ask, asked } = open(0);
    expect(await ask(2 * MB)).toBe('2097152 bytes');
    expect(asked).toEqual([8 * MB]);
  });

  it('is given up while others wait, and asked for again once none does', async () => {
    const { ask, asked, quiet } = open(1);
    const answer = ask(2 * MB);
    await settled();
    expect(asked).toEqual([LARGE]);
    quiet.resolve();
    expect(await answer).toBe('2097152 bytes');
    expect(asked).toEqual([LARGE, 8 * MB]);
  });

  it('is asked for again after two minutes on a server that is never quiet', async () => {
    const { ask, asked, clock } = open(1);
    const answer = ask(2 * MB);
    await settled();
    clock.advance(119_999);
    await settled();
    expect(asked).toEqual([LARGE]);
    clock.advance(1);
    await answer;
    expect(asked).toEqual([LARGE, 8 * MB]);
  });

  it('that is larger than allowed is refused', async () => {
    const { ask, quiet } = open(1);
    quiet.resolve();
    await expect(ask(9 * MB)).rejects.toMatchObject({ fault: 'too_large' });
  });

  it('is read with three others at most', async () => {
    const { large, quiet } = open(1);
    quiet.resolve();
    let reading = 0;
    const released = Promise.withResolvers<void>();
    const all = Array.from({ length: 10 }, () =>
      large.putOff(8 * MB, async most => {
        if (most() === LARGE) throw new OutboundError('too_large', 'Too large.', { sent: true });
        reading += 1;
        await released.promise;
      }),
    );
    await settled();
    expect(reading).toBe(4);
    released.resolve();
    await Promise.all(all);
    expect(reading).toBe(10);
  });

  it('is not waited for when it is small, or when the request fails otherwise', async () => {
    const { ask, asked, large } = open(1);
    expect(await ask(LARGE)).toBe('524288 bytes');
    const failure = new OutboundError('timeout', 'Too late.', { sent: true });
    await expect(large.putOff(8 * MB, most => Promise.reject(most() && failure))).rejects.toBe(failure);
    await expect(large.putOff(LARGE - 1, most => Promise.reject(new Error(`${most()}`)))).rejects.toThrow(
      `${LARGE - 1}`,
    );
    expect(asked).toEqual([LARGE]);
  });
});
