import { DIALECT_ABILITIES, DIALECT_LINES, dialectMethodOf, NOT_THERE, V1_CALLS } from '@sitekeeper/server';
import { makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowCounts } from '../support/rows.ts';

const V2 = '/wp-json/mainwp/v2';
const V1 = '/wp-json/mainwp/v1';
const RUN = '/wp-json/wp-abilities/v1/abilities/mainwp';

interface Door {
  readonly method: string;
  readonly path: string;
  readonly reads: boolean;
}

const ofMethods = (path: string, methods: readonly string[]): Door[] =>
  methods.map(method => ({ method, path: `${V2}${path.replace(/\{\w+\}/g, '1')}`, reads: method === 'GET' }));

/** Every door of the dialect: operations that work, those that aren't there, abilities, calls of v1. */
const DOORS: readonly Door[] = [
  ...[...DIALECT_LINES, ...NOT_THERE].flatMap(({ path, methods }) => ofMethods(path, methods)),
  ...DIALECT_ABILITIES.map(one => ({
    method: dialectMethodOf(one),
    path: `${RUN}/${one.name}/run`,
    reads: one.ability.effect === 'read',
  })),
  ...V1_CALLS.map(({ method, group, callback, effect }) => ({
    method,
    path: `${V1}/${group}/${callback.replace('-svc-', '-mainwp-')}`,
    reads: effect === 'read',
  })),
];

/** Administration, which neither viewers nor operators may read. */
const ADMIN = /rest-api/;

async function statuses(world: World, auth: string, doors: readonly Door[]): Promise<string[]> {
  const left = [...doors];
  const found: string[] = [];
  const inTurn = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const { method, path } = next;
      const sent = method === 'GET' || method === 'DELETE' ? {} : { body: {} };
      const { status } = await world.request(path, { method, auth, ...sent });
      found.push(`${status} ${method} ${path}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, inTurn));
  return found;
}

const refusedNot = (all: readonly string[]) => all.filter(one => !/^40[13] /.test(one)).sort();

describe('the doors for programs written for MainWP', () => {
  let world: World;
  let before: Record<string, number>;
  beforeAll(async () => {
    const env = { SITEKEEPER_MAINWP_API: 'on', SITEKEEPER_FAILED_LOGINS_PER_MINUTE: '1000000' };
    world = await makeWorld({ env });
    before = await rowCounts(world);
  });
  afterAll(() => world.close());

  /* Fails if a line is registered without its hook before the body. */
  it('are shut for strangers, and for wrong passwords, keys and pairs', async () => {
    const wrong = Buffer.from('admin:wrong').toString('base64');
    const pair = Buffer.from(`ck_${'0'.repeat(40)}:cs_${'0'.repeat(40)}`).toString('base64');
    for (const auth of ['', `Basic ${wrong}`, `Basic ${pair}`, `Bearer ${'0'.repeat(40)}==${'0'.repeat(40)}`]) {
      const doors = auth === '' ? DOORS : DOORS.filter((_door, index) => index % 5 === 0);
      expect(refusedNot(await statuses(world, auth, doors))).toEqual([]);
    }
  });

  it('that change something are shut for viewers and for keys that may only read', async () => {
    const doors = DOORS.filter(({ reads }) => !reads);
    expect(refusedNot(await statuses(world, await world.user('vera', 'viewer'), doors))).toEqual([]);
    expect(refusedNot(await statuses(world, await world.key('read'), doors))).toEqual([]);
  });

  it('that read are shut for keys that may only write, and administration for operators', async () => {
    expect(
      refusedNot(
        await statuses(
          world,
          await world.key('write'),
          DOORS.filter(({ reads }) => reads),
        ),
      ),
    ).toEqual([]);
    const auth = await world.user('otto', 'operator');
    expect(
      refusedNot(
        await statuses(
          world,
          auth,
          DOORS.filter(({ path }) => ADMIN.test(path)),
        ),
      ),
    ).toEqual([]);
  });

  it('store nothing for those who are refused', async () => {
    const {
      audit_log: _told,
      audit_head: _head,
      users,
      application_passwords,
      api_keys,
      events: _keys,
      ...after
    } = await rowCounts(world);
    const { audit_log, audit_head, users: u, application_passwords: p, api_keys: k, events: e, ...rest } = before;
    expect(after).toEqual(rest);
  });

  it('limit the requests of a key as everywhere', async () => {
    const limited = await makeWorld({ env: { SITEKEEPER_MAINWP_API: 'on', SITEKEEPER_REQUESTS_PER_MINUTE: '3' } });
    const auth = await limited.key('read');
    const made = [];
    for (let n = 0; n < 5; n++) made.push((await limited.request(`${V2}/sites/count`, { auth })).status);
    await limited.close();
    expect(made).toEqual([200, 200, 200, 429, 429]);
  });
});

it('without the setting there is no such door', async () => {
  const world = await makeWorld();
  const all = await statuses(world, world.admin, DOORS);
  await world.close();
  expect(all.filter(one => !one.startsWith('404 '))).toEqual([]);
});
