import { expect, it } from 'vitest';
import { manualClock } from '../clock/manual-clock.ts';
import { fairLookup, lookupPlaces } from './fair-lookup.ts';
import type { HostAddress } from './port.ts';

const FOUND: HostAddress[] = [{ address: '203.0.113.7', family: 4 }];

/** Name servers that answer when a test says so. Their places are no others': tests of the process look up names, too. */
function nameServers() {
  const clock = manualClock();
  const asked: string[] = [];
  const waiting = new Map<string, PromiseWithResolvers<HostAddress[]>>();
  const lookup = fairLookup(
    host => {
      asked.push(host);
      const answer = Promise.withResolvers<HostAddress[]>();
      waiting.set(host, answer);
      return answer.promise;
    },
    clock,
    lookupPlaces(4),
  );
  return {
    asked,
    /** Settles with what came of it. */
    ask: (host: string, stranger?: AbortSignal) => lookup(host, stranger).catch((error: Error) => error.message),
    answer: (host: string) => waiting.get(host)?.resolve(FOUND),
    async fail(host: string, afterMs: number) {
      clock.advance(afterMs);
      waiting.get(host)?.reject(new Error(`no ${host}`));
      await new Promise(resolve => setImmediate(resolve));
    },
    /** Lets time pass, and what was asked for begin. */
    async pass(ms: number) {
      clock.advance(ms);
      await new Promise(resolve => setImmediate(resolve));
    },
  };
}

// Fails if all names are looked up as they come: both dead ones are asked for at once, and take both places.
it('names whose servers were silent are looked up again one after the other, and others beside them', async () => {
  const servers = nameServers();
  for (const host of ['a.dead', 'b.dead', 'unknown']) {
    const answer = servers.ask(host);
    await servers.fail(host, host === 'unknown' ? 20 : 10_000);
    expect(await answer).toBe(`no ${host}`);
  }
  servers.asked.length = 0;
  const [first, second, unknown, shop] = ['a.dead', 'b.dead', 'unknown', 'shop'].map(host => servers.ask(host));
  await new Promise(resolve => setImmediate(resolve));
  expect(servers.asked.toSorted()).toEqual(['a.dead', 'shop', 'unknown']);
  servers.answer('shop');
  expect(await shop).toEqual(FOUND);
  await servers.fail('unknown', 0);
  await servers.fail('a.dead', 10_000);
  expect([await first, await unknown]).toEqual(['no a.dead', 'no unknown']);
  expect(servers.asked).toContain('b.dead');
  servers.answer('b.dead');
  expect(await second).toEqual(FOUND);

  // It is found again, and so no longer waits for the one that is not.
  const [still, mended] = [servers.ask('a.dead'), servers.ask('b.dead')];
  servers.answer('b.dead');
  expect(await mended).toEqual(FOUND);
  await new Promise(resolve => setImmediate(resolve));
  await servers.fail('a.dead', 10_000);
  expect(await still).toBe('no a.dead');
});

// Fails if a name waits for as long as it takes: hundreds of silent ones keep each other, and who asks, for minutes.
it('a name that was silent is not looked up if it gets no place within half a minute', async () => {
  const servers = nameServers();
  for (const host of ['c.dead', 'd.dead']) {
    const answer = servers.ask(host);
    await servers.fail(host, 10_000);
    await answer;
  }
  servers.asked.length = 0;
  const [first, second] = ['c.dead', 'd.dead'].map(host => servers.ask(host));
  await servers.pass(30_000);
  expect(await second).toMatch(/^not looked up/);
  await servers.fail('c.dead', 10_000);
  expect([await first, servers.asked]).toEqual(['no c.dead', ['c.dead']]);
  const again = servers.ask('d.dead');
  await servers.pass(0);
  servers.answer('d.dead');
  expect(await again).toEqual(FOUND);
});

// Fails if they are looked up in the order in which they were asked for: what has just failed is not confirmed for long.
it('a name that was silent once is looked up before those that always are', async () => {
  const servers = nameServers();
  for (const host of ['e.dead', 'f.dead', 'f.dead', 'f.dead', 'new.dead']) {
    const answer = servers.ask(host);
    await servers.pass(0);
    await servers.fail(host, 10_000);
    await answer;
  }
  servers.asked.length = 0;
  const answers = ['e.dead', 'f.dead', 'new.dead'].map(host => servers.ask(host));
  await servers.pass(0);
  for (const host of ['e.dead', 'new.dead', 'f.dead']) await servers.fail(host, 10_000);
  expect(servers.asked).toEqual(['e.dead', 'new.dead', 'f.dead']);
  await Promise.all(answers);
});

it('a name that is being looked up is not looked up twice; afterwards it is looked up anew', async () => {
  const servers = nameServers();
  const both = [servers.ask('shop'), servers.ask('shop')];
  servers.answer('shop');
  expect(await Promise.all(both)).toEqual([FOUND, FOUND]);
  const again = servers.ask('shop');
  expect(servers.asked).toEqual(['shop', 'shop']);
  servers.answer('shop');
  await again;
});

// Fails if such names are looked up as they come, or if nobody takes back what nobody waits for any more.
it('names that strangers choose are looked up one after the other, as long as somebody waits for them', async () => {
  const servers = nameServers();
  const [over, stays] = [new AbortController(), new AbortController()];
  const [first, second, third] = [over, over, stays].map(({ signal }, n) => servers.ask(`${n}.stranger`, signal));
  const known = servers.ask('shop');
  await servers.pass(0);
  expect(servers.asked.toSorted()).toEqual(['0.stranger', 'shop']);
  servers.answer('shop');
  expect(await known).toEqual(FOUND);
  over.abort();
  expect(await second).toMatch(/^not looked up/);
  await servers.fail('0.stranger', 10_000);
  expect(await first).toBe('no 0.stranger');
  expect(servers.asked.toSorted()).toEqual(['0.stranger', '2.stranger', 'shop']);
  servers.answer('2.stranger');
  expect(await third).toEqual(FOUND);
});

// Fails if everybody gets the look-up that a stranger waits for: it was given up with the stranger.
it('a name that a stranger waits for is looked up at once for everybody else', async () => {
  const servers = nameServers();
  const over = new AbortController();
  const [first, second] = ['0.stranger', 'shop'].map(host => servers.ask(host, over.signal));
  const ours = servers.ask('shop');
  await servers.pass(0);
  expect(servers.asked.toSorted()).toEqual(['0.stranger', 'shop']);
  over.abort();
  expect(await second).toMatch(/^not looked up/);
  servers.answer('shop');
  expect(await ours).toEqual(FOUND);
  servers.answer('0.stranger');
  expect(await first).toEqual(FOUND);
});
