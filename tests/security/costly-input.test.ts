import { makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The size of an answer in bytes, for any invalid input. */
const MOST_BYTES = 16 * 1024;
const MOST_ERRORS = 20;

const members = (count: number, length = 0) =>
  Object.fromEntries(Array.from({ length: count }, (_none, index) => [`m${index}${'x'.repeat(length)}`, 1]));

/** The path for a body, the credentials, and its wrapper. */
const DOORS = {
  abilities: { path: '/wp-json/wp-abilities/v1/abilities/svc/sync-sites-v1/run', wrap: (input: object) => ({ input }) },
  'the outside of abilities': {
    path: '/wp-json/wp-abilities/v1/abilities/svc/sync-sites-v1/run',
    wrap: (input: object) => input,
  },
  'REST v2': { path: '/wp-json/svc/v2/tags/add', wrap: (input: object) => input },
  'a batch of REST v2': { path: '/wp-json/svc/v2/batch', wrap: (input: object) => input },
  'REST v1': { path: '/wp-json/svc/v1/sites/sync-sites', wrap: (input: object) => input },
  pages: { path: '/web/session', wrap: (input: object) => input },
} as const;

describe('input that is expensive to reject', () => {
  let world: World;
  let v1 = '';
  beforeAll(async () => {
    world = await makeWorld();
    v1 = (await world.v1Key('read', 'write')).basic;
  });
  afterAll(() => world.close());

  const send = async (door: keyof typeof DOORS, input: object) => {
    const { path, wrap } = DOORS[door];
    const answer = await fetch(`${world.origin}${path}`, {
      method: 'POST',
      headers: {
        authorization: door === 'REST v1' ? v1 : world.admin,
        'content-type': 'application/json',
        'x-sitekeeper': 'web',
      },
      body: JSON.stringify(wrap(input)),
    });
    const text = await answer.text();
    return { status: answer.status, bytes: text.length, body: JSON.parse(text) };
  };

  // Each fails without `bounded` in kernel/ability/violations.ts: the answers have as many errors as the input has members.
  describe.each(Object.keys(DOORS) as (keyof typeof DOORS)[])('%s', door => {
    it.each([
      ['500 unknown members', () => members(500)],
      ['45,000 unknown members', () => members(45_000)],
      ['95,000 unknown members', () => members(95_000)],
      ['ten members with names of 90 KB', () => members(10, 90_000)],
    ])('gets at most 20 errors, and little more, for %s', async (_what, input) => {
      const given = input();
      const size = JSON.stringify(given).length;
      const { status, bytes, body } = await send(door, given);
      // Sign-in accepts 16 KiB, whatever they contain.
      expect(status).toBe(door === 'pages' && size > 16_384 ? 413 : 400);
      expect(bytes).toBeLessThan(MOST_BYTES);
      expect((body.data.errors ?? []).length).toBeLessThanOrEqual(MOST_ERRORS);
    });
  });

  it('gets an error list that says how many errors it leaves out', async () => {
    const { body } = await send('abilities', members(500));
    expect(body.data.errors).toHaveLength(MOST_ERRORS);
    expect(body.data.more_errors).toBe(480);
    const v2 = await send('REST v2', { name: 'a', ...members(500) });
    expect(v2.body.data.errors).toHaveLength(MOST_ERRORS);
    expect(v2.body.data.more_errors).toBe(480);
  });

  // Fails without `jsonOver` in read-body.ts: the input is parsed, and rejected as not being an object.
  it('is counted by keys and values before it is parsed', async () => {
    const answer = await world.request('/wp-json/wp-abilities/v1/abilities/svc/sync-sites-v1/run', {
      method: 'POST',
      body: Array.from({ length: 200_001 }, () => 0),
    });
    expect(answer.body).toMatchObject({
      code: 'rest_invalid_json',
      message: 'The body has more than 200000 keys and values. Split it.',
    });
  });

  // Fails without the hook in large-bodies.ts: the last body is parsed in the same turn as the first.
  it('is processed at one large body per turn of the event loop', async () => {
    let turns = 0;
    let done = false;
    const counting = (async () => {
      for (; !done; turns++) await new Promise(resolve => setImmediate(resolve));
    })();
    const seen: number[] = [];
    await Promise.all(
      Array.from({ length: 12 }, async () => {
        await send('abilities', members(30_000));
        seen.push(turns);
      }),
    );
    done = true;
    await counting;
    expect(new Set(seen).size).toBeGreaterThan(6);
  });
});
