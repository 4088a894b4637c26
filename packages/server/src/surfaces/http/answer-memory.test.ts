import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { AnswerMemory } from './answer-memory.ts';

const KILOBYTE = 1024;

let http: FastifyInstance;
afterEach(() => http.close());

const asJson = (body: object) => Buffer.from(JSON.stringify(body));

/** A server whose only route returns how often it was computed. */
function open({ kilobytes = 1, remembered = 'store' as 'store' | 'day' } = {}) {
  const state = { version: '1', now: 0, made: 0 };
  const database = { version: async () => state.version };
  const memory = new AnswerMemory({ database, clock: { now: () => state.now } } as never);
  http = Fastify();
  http.get('/list', (request, reply) =>
    memory.answer(request, reply, remembered, async () => {
      state.made += 1;
      const json = asJson({ made: state.made, padding: 'x'.repeat(kilobytes * KILOBYTE) });
      return { json, headers: { 'x-wp-total': 7 } };
    }),
  );
  const ask = async (query = '', host = 'a.test') => {
    const answer = await http.inject({ url: `/list?${query}`, headers: { host } });
    return { headers: answer.headers, made: answer.json<{ made: number }>().made };
  };
  return { state, memory, ask };
}

describe('remembered answers', () => {
  it('are given again, headers included, as long as the store does not change', async () => {
    const { state, ask } = open();
    expect((await ask()).made).toBe(1);
    const again = await ask();
    expect(again.made).toBe(1);
    expect(again.headers).toMatchObject({ 'x-wp-total': '7', 'content-type': 'application/json; charset=utf-8' });
    state.version = '2';
    expect((await ask()).made).toBe(2);
  });

  it('are not shared between filters, or between names of the server that links are made from', async () => {
    const { ask } = open();
    expect([(await ask('search=a')).made, (await ask('search=b')).made]).toEqual([1, 2]);
    expect((await ask('search=a', 'b.test')).made).toBe(3);
    expect((await ask('search=a')).made).toBe(1);
  });

  it('that were worked out while the store changed are worked out again', async () => {
    const { state, memory } = open();
    http.get('/racing', (request, reply) =>
      memory.answer(request, reply, 'store', async () => {
        state.version = '2';
        return { json: asJson({ made: ++state.made }) };
      }),
    );
    await http.inject('/racing');
    expect((await http.inject('/racing')).json()).toEqual({ made: 2 });
  });

  it('are made once for all who ask while they are made', async () => {
    const { state, memory } = open();
    const slow = Promise.withResolvers<void>();
    http.get('/slow', (request, reply) =>
      memory.answer(request, reply, 'store', async () => {
        const made = ++state.made;
        await slow.promise;
        return { json: asJson({ made }) };
      }),
    );
    const before = [http.inject('/slow'), http.inject('/slow')];
    await expect.poll(() => state.made).toBe(1);
    await Promise.all(before.map(() => http.inject('/nowhere'))); // both have asked by now
    state.version = '2';
    const after = [http.inject('/slow'), http.inject('/slow')];
    await expect.poll(() => state.made).toBe(2);
    slow.resolve();
    const made = async (answers: typeof before) =>
      (await Promise.all(answers)).map(answer => answer.json<{ made: number }>().made);
    expect([await made(before), await made(after)]).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect((await http.inject('/slow')).json()).toEqual({ made: 2 });
  });

  it('that fail do so for all who wait for them, and are made anew for the next', async () => {
    const { state, memory } = open();
    const slow = Promise.withResolvers<void>();
    http.get('/failing', (request, reply) =>
      memory.answer(request, reply, 'store', async () => {
        state.made += 1;
        if (state.made > 1) return { json: asJson({ made: state.made }) };
        await slow.promise;
        throw new Error('no');
      }),
    );
    const both = [http.inject('/failing'), http.inject('/failing')];
    await expect.poll(() => state.made).toBe(1);
    await http.inject('/nowhere');
    slow.resolve();
    expect((await Promise.all(both)).map(({ statusCode }) => statusCode)).toEqual([500, 500]);
    expect((await http.inject('/failing')).json()).toEqual({ made: 2 });
  });

  it('that follow from the day last until midnight UTC', async () => {
    const { state, ask } = open({ remembered: 'day' });
    await ask();
    state.now = DAY_MS - 1;
    expect((await ask()).made).toBe(1);
    state.now = DAY_MS;
    expect((await ask()).made).toBe(2);
  });

  it('take 16 MiB at most, and the least lately used leave first', async () => {
    const { memory, ask } = open({ kilobytes: 100 });
    await ask('page=0');
    for (let page = 1; page <= 200; page++) {
      await ask(`page=${page}`);
      await ask('page=0');
    }
    expect(memory.bytes).toBeLessThanOrEqual(16 * KILOBYTE * KILOBYTE);
    expect(memory.bytes).toBeGreaterThan(15 * KILOBYTE * KILOBYTE);
    const made = async (page: number) => (await ask(`page=${page}`)).made;
    expect([await made(0), await made(200), await made(1)]).toEqual([1, 201, 202]);
  });

  it('that are large are kept for who asks again, unless as much as can be kept was asked for meanwhile', async () => {
    const { state, ask } = open({ kilobytes: 500 });
    const made = async (page: number) => (await ask(`page=${page}`)).made;
    expect([await made(0), await made(0), await made(0)]).toEqual([1, 2, 2]);
    state.version = '2';
    expect([await made(0), await made(0), await made(0)]).toEqual([3, 4, 4]);
    for (let page = 1; page <= 40; page++) await made(page);
    expect([await made(1), await made(1), await made(40), await made(40)]).toEqual([45, 46, 47, 47]);
  });

  it('are not kept when one alone is large', async () => {
    const { memory, ask } = open({ kilobytes: 1025 });
    await ask();
    expect([(await ask()).made, memory.bytes]).toEqual([2, 0]);
  });
});
