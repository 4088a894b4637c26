import { describe, expect, it } from 'vitest';
import { silentLog } from '../../kernel/process/log.ts';
import { siteMessageHandler, siteMessages } from '../../kernel/work/site-messages.ts';
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

  // Fails if it does not wait: whoever tries again, works on the same sites beside it.
  it('fails only once nothing is in progress any more, and starts no further site', async () => {
    const { work, seen, answerLast } = manySites();
    const bug = new Error('a bug');
    let failed: unknown;
    const results = overSites([1, 2, 3, 4], site => (site === 2 ? Promise.reject(bug) : work(site)), { atOnce: 2 });
    const done = results.catch(error => (failed = error));
    await new Promise(resolve => setImmediate(resolve));
    expect([seen.begun, failed]).toEqual([[1], undefined]);
    await answerLast();
    await done;
    expect([seen.begun, failed]).toEqual([[1], bug]);
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

it('works on no site of a message twice at the same time, and tells that all are left, when one always fails', async () => {
  const { work, seen, answerLast, waiting } = manySites();
  const left: number[] = [];
  const services = { log: silentLog, database: { closed: false }, troubles: { note: () => false } } as never;
  const { handle } = siteMessageHandler(services, {
    queue: 'looks',
    handle: (ids, remain) =>
      overSites(ids, id => (id === 3 ? Promise.reject(new Error('a bug')) : work(id)), { atOnce: 2, remain }),
    setAside: async () => expect.unreachable('no process has died'),
  });
  const [{ body } = { body: {} }] = siteMessages([1, 2, 3, 4], 4);
  const done = handle({ id: '7', deliveries: 3, body }, undefined, sites => left.push(sites));
  let ended = false;
  void done.then(() => (ended = true));
  const underWay: number[] = [];
  while (!ended) {
    underWay.push(waiting.length);
    await answerLast();
  }
  expect(seen.begun).toEqual([1, 2, 1, 2, 4]);
  expect(underWay.slice(0, 5)).toEqual([2, 1, 1, 1, 1]);
  expect(left).toEqual([3, 2, 4, 3, 2, 1, 0]);
});
