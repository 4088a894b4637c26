import { describe, expect, it } from 'vitest';
import { overSites } from './over-sites.ts';

/** Sites that answer on command, and the largest number of sites in progress. */
function manySites() {
  const waiting: (() => void)[] = [];
  const seen = { begun: [] as number[], underWay: 0, most: 0 };
  const work = async (site: number) => {
    seen.begun.push(site);
    seen.most = Math.max(seen.most, ++seen.underWay);
    await new Promise<void>(resolve => waiting.push(resolve));
    seen.underWay--;
    return site * 10;
  };
  const answerLast = async () => {
    waiting.pop()?.();
    await new Promise(resolve => setImmediate(resolve));
  };
  return { work, seen, answerLast, waiting };
}

describe('overSites', () => {
  it('returns the results in the order of the sites, whichever answers first', async () => {
    const { work, seen, answerLast, waiting } = manySites();
    const results = overSites([1, 2, 3], work);
    expect(seen.begun).toEqual([1, 2, 3]);
    while (waiting.length > 0) await answerLast();
    expect(await results).toEqual([10, 20, 30]);
  });

  it('never exceeds the number of sites at once', async () => {
    const { work, seen, answerLast, waiting } = manySites();
    const results = overSites([1, 2, 3, 4, 5], work, { atOnce: 2 });
    while (waiting.length > 0) await answerLast();
    expect(await results).toEqual([10, 20, 30, 40, 50]);
    expect(seen.most).toBe(2);
  });

  it('starts no further site once it is aborted', async () => {
    const { work, seen, answerLast, waiting } = manySites();
    const abort = new AbortController();
    const results = overSites([1, 2, 3], work, { atOnce: 1, signal: abort.signal });
    abort.abort();
    while (waiting.length > 0) await answerLast();
    await results;
    expect(seen.begun).toEqual([1]);
  });

  it('fails with what the work throws', async () => {
    const bug = new Error('a bug');
    await expect(overSites([1, 2], async () => Promise.reject(bug))).rejects.toBe(bug);
  });
});

it('tells how many sites are left, each time that one is done', async () => {
  const left: number[] = [];
  const hangs = Promise.withResolvers<void>();
  const work = overSites([1, 2, 3], site => (site === 2 ? hangs.promise : Promise.resolve()), {
    remain: sites => left.push(sites),
  });
  await expect.poll(() => left).toEqual([2, 1]);
  hangs.resolve();
  await work;
  expect(left).toEqual([2, 1, 0]);
});
