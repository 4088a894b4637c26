import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../kernel/context.ts';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { type ManualClock, makeWorld, manualClock, type World } from '../../testing/index.ts';
import { type Claim, claimRequest, deleteExpiredRequests, type KeptAnswer } from './index.ts';

const ANSWER: KeptAnswer = { status: 200, headers: { 'content-type': 'application/json' }, body: '{"token":"sk_1"}' };
const REQUEST = ['POST', '/tags/add', 'application/json', '{"name":"x"}'];
const KEY = { kind: 'key', id: 1, name: 'a key', read: true, write: true } as const;
const USER: Actor = { kind: 'user', id: 1, name: 'anna', role: 'admin' };

let clock: ManualClock;
let world: World;
let turn = 0;
beforeAll(async () => {
  clock = manualClock();
  world = await makeWorld({ parts: { clock } });
});
afterAll(() => world.close());

const begin = (key: string, request: readonly string[] = REQUEST, actor: Actor = KEY) =>
  claimRequest(world.app.services, actor, key, request);
const claim = async (key: string, request = REQUEST, actor: Actor = KEY): Promise<Claim> => {
  const made = await begin(key, request, actor);
  if (!('keep' in made)) throw new Error('it has an answer already');
  return made;
};
const fresh = () => `key ${++turn}`;
const refused = (code: string, more = {}) => expect.objectContaining({ code, ...more });
const rows = () => world.app.services.database.db.selectFrom('idempotency_keys').selectAll().execute();

describe('a request with an idempotency key', () => {
  it('runs once; then its answer is replayed for a day, and forgotten', async () => {
    const key = fresh();
    await (await claim(key)).keep(ANSWER);
    expect(await begin(key)).toEqual(ANSWER);
    clock.advance(DAY_MS - 1);
    expect(await begin(key)).toEqual(ANSWER);
    clock.advance(1);
    await (await claim(key)).free();
  });

  it('runs once when it is sent twice at the same time', async () => {
    for (let round = 0; round < 10; round++) {
      const key = fresh();
      const both = await Promise.allSettled(Array.from({ length: 4 }, () => begin(key)));
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const one of both) {
        if (one.status === 'rejected') expect(one.reason).toEqual(refused('idempotency_in_progress'));
      }
    }
  });

  it.each([
    ['another body', ['POST', '/tags/add', 'application/json', '{"name":"y"}']],
    ['another path', ['POST', '/clients/add', 'application/json', '{"name":"x"}']],
    ['other borders between its parts', ['POST', '/tags/addapplication/json', '', '{"name":"x"}']],
  ])('is not the same with %s', async (_what, other) => {
    const key = fresh();
    const first = await claim(key);
    await expect(begin(key, other)).rejects.toEqual(refused('idempotency_key_reused'));
    await first.keep(ANSWER);
    await expect(begin(key, other)).rejects.toEqual(refused('idempotency_key_reused'));
  });

  it('is separate for each caller', async () => {
    const key = fresh();
    await (await claim(key)).keep(ANSWER);
    for (const other of [USER, { ...KEY, id: 2 }]) await (await claim(key, REQUEST, other)).free();
    expect(await begin(key)).toEqual(ANSWER);
  });

  it('may be repeated once its key was released, even with another input', async () => {
    const key = fresh();
    await (await claim(key)).free();
    await (await claim(key, ['POST', '/other', '', ''])).free();
  });

  it('stays in progress as long as its process lives, however long it takes', async () => {
    const key = fresh();
    const first = await claim(key);
    for (let minute = 0; minute < 30; minute++) {
      clock.advance(30_000);
      // The lease is extended in the background, which must be stored before the clock advances.
      await expect
        .poll(async () =>
          (await rows()).some(row => row.lease_until >= clock.now() + 40_000 && row.answer_sealed === null),
        )
        .toBe(true);
      await expect(begin(key)).rejects.toEqual(refused('idempotency_in_progress', { data: { retry_after: 2 } }));
    }
    await first.keep(ANSWER);
    expect(await begin(key)).toEqual(ANSWER);
  });

  it('is never run again after its process died', async () => {
    const key = fresh();
    // Another process, whose clock stops when it dies.
    const dead = { ...world.app.services, clock: { ...clock, after: () => () => {} } };
    await claimRequest(dead, KEY, key, REQUEST);
    clock.advance(59_999);
    await expect(begin(key)).rejects.toEqual(refused('idempotency_in_progress'));
    clock.advance(1);
    await expect(begin(key)).rejects.toEqual(refused('idempotency_outcome_unknown'));
    await expect(begin(key, ['POST', '/other', '', ''])).rejects.toEqual(refused('idempotency_key_reused'));
  });
});

it('stores neither key, request nor answer in plain text', async () => {
  const key = 'a-telling-key';
  await (await claim(key)).keep(ANSWER);
  const text = JSON.stringify(await rows());
  expect(text).toContain('key:1');
  for (const clear of [key, 'sk_1', '/tags/add', 'application/json']) expect(text).not.toContain(clear);
});

it('deletes all expired keys, however many there are', async () => {
  const expired = Array.from({ length: 2500 }, (_, index) => ({
    actor: 'key:9',
    key_hash: `old ${index}`,
    request_sealed: '',
    answer_sealed: null,
    lease_until: 0,
    expires_at: clock.now(),
  }));
  const { database } = world.app.services;
  for (let from = 0; from < expired.length; from += 500) {
    await database.write(trx =>
      trx
        .insertInto('idempotency_keys')
        .values(expired.slice(from, from + 500))
        .execute(),
    );
  }
  await (await claim('still good')).keep(ANSWER);
  await deleteExpiredRequests(world.app.services);
  expect((await rows()).filter(row => row.actor === 'key:9')).toEqual([]);
  expect(await begin('still good')).toEqual(ANSWER);
});
