import { describe, expect, it } from 'vitest';
import { manualClock } from '../clock/manual-clock.ts';
import { Lanes, Turnstiles } from './lanes.ts';

const SLOW_AFTER = 3_000;
const LEAST = 800;
const settled = () => new Promise<void>(resolve => setImmediate(resolve));

function makeLanes(fast: number, slow: number) {
  const clock = manualClock();
  const lanes = new Lanes({ fast, slow, slowAfterMs: { least: LEAST, most: SLOW_AFTER } }, clock);
  const inside: string[] = [];
  const leave = new Map<string, () => void>();
  const enter = async (...names: string[]) => {
    for (const name of names) {
      void lanes.enter().then(exit => {
        inside.push(name);
        leave.set(name, exit);
      });
    }
    await settled();
  };
  const exit = async (name: string) => {
    leave.get(name)?.();
    await settled();
  };
  const advance = async (ms: number) => {
    clock.advance(ms);
    await settled();
  };
  return { lanes, inside, enter, exit, advance };
}

describe('the lanes', () => {
  it('admit as many requests as there are places, and the others in order of arrival', async () => {
    const { lanes, inside, enter, exit } = makeLanes(2, 10);
    await enter('a', 'b', 'c', 'd', 'e');
    expect(inside).toEqual(['a', 'b']);
    expect([lanes.busy, lanes.waiting]).toEqual([2, 3]);
    await exit('b');
    await enter('f');
    await exit('a');
    expect(inside).toEqual(['a', 'b', 'c', 'd']);
    expect([lanes.busy, lanes.waiting]).toEqual([2, 2]);
  });

  it('pass the place of a slow request to the next one, and its own end frees no second place', async () => {
    const { lanes, inside, enter, exit, advance } = makeLanes(1, 10);
    await enter('slow', 'b', 'c');
    await advance(SLOW_AFTER);
    expect(inside).toEqual(['slow', 'b']);
    expect(lanes.busy).toBe(2);
    await exit('slow');
    expect(inside).toEqual(['slow', 'b']);
    await exit('b');
    expect(inside).toEqual(['slow', 'b', 'c']);
  });

  it('tell when nobody waits any more', async () => {
    const { lanes, enter, exit } = makeLanes(1, 10);
    await lanes.quiet();
    await enter('a', 'b', 'c');
    let quiet = false;
    void lanes.quiet().then(() => {
      quiet = true;
    });
    await exit('a');
    expect(quiet).toBe(false);
    await exit('b');
    expect([quiet, lanes.busy]).toEqual([true, 1]);
  });

  it('never admit more at once than the fast and the slow places together', async () => {
    const { lanes, inside, enter, advance } = makeLanes(2, 3);
    await enter(...'abcdefgh');
    for (let turn = 0; turn < 5; turn++) await advance(SLOW_AFTER);
    expect(inside).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect([lanes.busy, lanes.waiting]).toEqual([5, 3]);
  });

  it('free the place of a slow request sooner the faster the others are, and wait longer once many are slow', async () => {
    const { lanes, inside, enter, exit, advance } = makeLanes(1, 1000);
    const many = async (count: number, ms: number) => {
      for (let n = 0; n < count; n++) {
        await enter('one');
        await advance(ms);
        await exit('one');
      }
    };
    await many(300, 100);
    await enter('slow', 'next');
    await advance(LEAST - 1);
    expect(inside.at(-1)).toBe('slow');
    await advance(1);
    expect(inside.at(-1)).toBe('next');
    await exit('next');
    await exit('slow');
    await many(300, 2000);
    await enter('late', 'last');
    await advance(2700);
    expect(inside.at(-1)).toBe('late');
    await advance(SLOW_AFTER - 2700);
    expect(inside.at(-1)).toBe('last');
    expect(lanes.busy).toBe(2);
  });

  it('take as usual what most requests take, however long a tenth of them hang', async () => {
    const { inside, enter, exit, advance } = makeLanes(1, 1000);
    for (let n = 0; n < 500; n++) {
      await enter('one');
      await advance(n % 10 === 0 ? SLOW_AFTER : 300);
      await exit('one');
    }
    await enter('slow', 'next');
    await advance(LEAST - 1);
    expect(inside.at(-1)).toBe('slow');
    await advance(1);
    expect(inside.at(-1)).toBe('next');
  });

  it('move requests aside by what is usual now, not by what was usual when they were sent', async () => {
    const { inside, enter, exit, advance } = makeLanes(2, 1000);
    await enter('slow');
    for (let ms = 0; ms < LEAST; ms += 10) {
      await enter('quick');
      await advance(10);
      await exit('quick');
    }
    await enter('quick', 'next');
    expect(inside.at(-1)).toBe('next');
  });

  it('count the requests that have had a place for three seconds, whether there was room to move them aside', async () => {
    const { lanes, enter, exit, advance } = makeLanes(2, 1);
    await enter('a', 'b');
    await advance(2_999);
    expect(lanes.hanging).toBe(0);
    await advance(1);
    expect(lanes.hanging).toBe(2);
    await enter('c');
    await exit('a');
    await exit('a');
    expect(lanes.hanging).toBe(1);
    await exit('b');
    await exit('c');
    await advance(3_000);
    expect(lanes.hanging).toBe(0);
  });

  it('count each request as finished once, however often it is reported', async () => {
    const { lanes, inside, enter, exit, advance } = makeLanes(1, 1);
    await enter('a', 'b', 'c');
    await exit('a');
    await exit('a');
    expect(inside).toEqual(['a', 'b']);
    await advance(SLOW_AFTER);
    await exit('b');
    await exit('b');
    await exit('c');
    expect([lanes.busy, lanes.waiting]).toEqual([0, 0]);
  });
});

describe('the limit per address', () => {
  it('admits requests in order, and does not delay other addresses', async () => {
    const turnstiles = new Turnstiles({ perAddress: 2 });
    const inside: string[] = [];
    const exits = new Map<string, () => void>();
    const enter = (address: string, name: string) =>
      void turnstiles.enter(address).then(exit => {
        inside.push(name);
        exits.set(name, exit);
      });
    for (const name of ['a1', 'a2', 'a3', 'a4']) enter('1.1.1.1', name);
    enter('2.2.2.2', 'b1');
    await settled();
    expect(inside).toEqual(['a1', 'a2', 'b1']);
    exits.get('a2')?.();
    exits.get('a2')?.();
    await settled();
    expect(inside).toEqual(['a1', 'a2', 'b1', 'a3']);
    exits.get('a1')?.();
    exits.get('a3')?.();
    await settled();
    exits.get('a4')?.();
    enter('1.1.1.1', 'a5');
    await settled();
    expect(inside).toEqual(['a1', 'a2', 'b1', 'a3', 'a4', 'a5']);
  });
});

describe('a share that changes', () => {
  it('shrinks as requests end, and admits waiting requests when it grows', async () => {
    const share = { fast: 2, slow: 0, slowAfterMs: { least: 800, most: 3_000 }, perAddress: 2 };
    const lanes = new Lanes(share, manualClock());
    const turnstiles = new Turnstiles(share);
    for (const enter of [() => lanes.enter(), () => turnstiles.enter('1.2.3.4')]) {
      Object.assign(share, { fast: 2, perAddress: 2 });
      const leaves: (() => void)[] = [];
      for (let n = 0; n < 5; n++) void enter().then(leave => leaves.push(leave));
      const inside = async () => {
        await new Promise(resolve => setImmediate(resolve));
        return leaves.length;
      };
      expect(await inside()).toBe(2);
      Object.assign(share, { fast: 1, perAddress: 1 });
      leaves[0]?.();
      expect(await inside()).toBe(2);
      leaves[1]?.();
      expect(await inside()).toBe(3);
      Object.assign(share, { fast: 2, perAddress: 2 });
      leaves[2]?.();
      expect(await inside()).toBe(5);
      for (const leave of leaves.slice(3)) leave();
    }
  });
});
