import { expect, it } from 'vitest';
import type { Services } from '../context.ts';
import { HandedBack } from './job.ts';
import { siteMessageHandler, siteMessages } from './site-messages.ts';
import { StoreAway, untilTrue, useWorkers } from './worker.fixtures.ts';

const { clock, makeQueue } = useWorkers();

it('puts the given number of sites into each message, in order', () => {
  expect(siteMessages([1, 2, 3, 4, 5], 2).map(({ body }) => body)).toEqual([
    { site_ids: [1, 2] },
    { site_ids: [3, 4] },
    { site_ids: [5] },
  ]);
  expect(siteMessages([], 2)).toEqual([]);
});

it('passes the sites of a message to the handler, and drops a message without sites', async () => {
  const seen: unknown[] = [];
  const logged: unknown[] = [];
  const log = { error: (said: object) => logged.push(said) } as unknown as Services['log'];
  const handler = siteMessageHandler(
    { ...makeQueue().services, log },
    {
      queue: 'looks',
      handle: async ids => seen.push(['handled', ids]),
      setAside: async ids => seen.push(['set aside', ids]),
    },
  );
  const message = { id: '7', deliveries: 1, body: siteMessages([1, 2], 9)[0]?.body };
  await handler.handle(message);
  await handler.setAside(message);
  expect(seen).toEqual([
    ['handled', [1, 2]],
    ['set aside', [1, 2]],
  ]);
  expect(handler.pieces(message.body)).toEqual([{ site_ids: [1] }, { site_ids: [2] }]);
  // What throws is delivered again.
  const malformed = { ...message, body: { sites: [1] } };
  await handler.handle(malformed);
  await handler.setAside(malformed);
  expect(seen).toHaveLength(2);
  expect(logged).toEqual(Array(2).fill({ queue: 'looks', message: '7' }));
});

/** Works on a message about five sites, one after the other, as most handlers do. @param work What it does to each. */
async function fiveSites(work: (site: number) => void) {
  const { services, queue, errors, send, worker } = makeQueue();
  const setAside = async () => expect.unreachable('no process has died');
  const handle = async (ids: readonly number[]) => {
    for (const id of ids) work(id);
  };
  const { handle: onMessage } = siteMessageHandler(services, { queue: 'work', handle, setAside });
  await send(...siteMessages([1, 2, 3, 4, 5], 5).map(({ body }) => body));
  worker(onMessage).start();
  return { errors, isDone: async () => (await queue.size('work')) === 0 };
}

// Fails if what throws is delivered again for ever: a queue that waits until it is empty is never filled again, and the
// sites behind the faulty one never have their turn.
it('a site whose work always fails ends the message in the end, and keeps no other from its turn', async () => {
  const done: number[] = [];
  let failures = 0;
  const { errors, isDone } = await fiveSites(site => {
    if (site === 2) throw new Error(`failure ${++failures}`);
    done.push(site);
  });
  for (const at of [1, 2]) {
    await untilTrue(() => failures === at);
    expect(new Set(done)).toEqual(new Set([1]));
    await untilTrue(() => errors.length === at);
    clock.advance(60_000);
  }
  await untilTrue(isDone);
  expect(new Set(done)).toEqual(new Set([1, 3, 4, 5]));
  expect(errors.map(String)).toEqual(['Error: failure 1', 'Error: failure 2', 'Error: failure 4']);
});

// Fails if what PostgreSQL cancels counts as a database that is away: the message then always fails.
it('a message whose statements are always too large for the database is worked on site by site', async () => {
  const done: number[] = [];
  const { services, queue, send, worker } = makeQueue();
  const handle = async (ids: readonly number[]) => {
    if (ids.length > 1) throw Object.assign(new Error('canceling statement'), { code: '57014', severity: 'ERROR' });
    done.push(...ids);
  };
  const setAside = async () => expect.unreachable('no process has died');
  const { handle: onMessage } = siteMessageHandler(services, { queue: 'work', handle, setAside });
  await send(...siteMessages([1, 2, 3], 3).map(({ body }) => body));
  worker(onMessage).start();
  await untilTrue(async () => {
    clock.advance(60_000);
    return (await queue.size('work')) === 0;
  });
  expect(done).toEqual([1, 2, 3]);
});

it('a message stays while the store is away or its process stops, however often', async () => {
  let tries = 0;
  const { errors, isDone } = await fiveSites(() => {
    tries += 1;
    if (tries <= 10) throw tries % 2 === 0 ? new StoreAway() : new HandedBack('this process stops');
  });
  await untilTrue(async () => {
    clock.advance(30_000);
    return isDone();
  });
  expect(tries).toBe(15);
  expect(errors).toEqual([]);
});
