import { createHook } from 'node:async_hooks';
import { makeWorld, type World } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let anna: { name: string; password: string };
beforeAll(async () => {
  world = await makeWorld({ sites: 1, seeded: true });
  anna = await world.webUser('anna', 'admin');
});
afterAll(() => world.close());

/**
 * The cost of an answer: how often a key was derived from a password, by far the longest work. Counted, never timed.
 */
async function costOf<T>(work: () => Promise<T>): Promise<{ result: T; derivations: number }> {
  let derivations = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'SCRYPTREQUEST') derivations += 1;
    },
  }).enable();
  try {
    return { result: await work(), derivations };
  } finally {
    hook.disable();
  }
}

const signIn = (name: string, password: string) =>
  world.request('/web/session', {
    method: 'POST',
    auth: '',
    headers: { 'x-sitekeeper': 'web' },
    body: { name, password },
  });
const basic = (name: string, password: string) => `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
/** An answer without its id. */
const told = ({ status, body }: { status: number; body: unknown }) => JSON.stringify([status, body]);

/* Fails without the derivation for unknown users in passwordFits: 0 derivations for an unknown name. */
describe('the existence of a user', () => {
  it('is revealed neither by the words of a failed sign-in nor by its processor time', async () => {
    const asked = {
      'a user': await costOf(() => signIn(anna.name, 'not the password')),
      nobody: await costOf(() => signIn('nobody-of-that-name', 'not the password')),
      'a user without a password': await costOf(() => signIn('admin', 'not the password')),
    };
    const [first, ...others] = Object.values(asked);
    expect(first).toMatchObject({ derivations: 1, result: { status: 401 } });
    for (const { result, derivations } of others) {
      expect(told(result)).toBe(told(first?.result ?? result));
      expect(derivations).toBe(1);
    }
  });

  it('is measured correctly: a valid password takes one derivation too', async () => {
    expect(await costOf(() => signIn(anna.name, anna.password))).toMatchObject({
      derivations: 1,
      result: { status: 200 },
    });
  });

  it('is not revealed by application passwords', async () => {
    const wrong = 'abcd efgh ijkl mnop qrst uvwx';
    const ask = (name: string) => costOf(() => world.get('count-sites-v1', {}, { auth: basic(name, wrong) }));
    const [known, unknown] = [await ask('admin'), await ask('nobody-of-that-name')];
    expect(told(unknown.result)).toBe(told(known.result));
    expect(known.result.status).toBe(401);
    expect(unknown.derivations).toBe(known.derivations);
  });

  it('is not revealed by passkeys: the options name nobody', async () => {
    const own = await makeWorld({ env: { SITEKEEPER_BASE_URL: 'http://keeper.localhost' } });
    const options = { method: 'POST', auth: '', headers: { 'x-sitekeeper': 'web' } };
    const { status, body } = await own.request('/web/passkey/options', options);
    expect([status, body.allowCredentials ?? []]).toEqual([200, []]);
    await own.close();
  });
});

/* Fails without the scopes of keys in requirePermission: 200 for one and 404 for the other. */
describe('the existence of a record', () => {
  it.each(['sites', 'clients', 'tags', 'costs', 'jobs'])(
    'of %s is not revealed to a key without read permission',
    async kind => {
      const auth = await world.key('write');
      const answers = await Promise.all(
        [world.siteIds[0], 987_654].map(id => world.request(`/wp-json/svc/v2/${kind}/${id}`, { auth })),
      );
      expect(answers.map(({ status }) => status)).toEqual([403, 403]);
      expect(told(answers[0] as never)).toBe(told(answers[1] as never));
    },
  );

  it('is not revealed for keys: unknown, disabled and deleted ones get the same answer', async () => {
    const auth = await world.key('read');
    const { database } = world.app.services;
    await database.write(trx =>
      trx
        .updateTable('api_keys')
        .set({ enabled: 0 })
        .where('name', '=', 'test key')
        .where('can_write', '=', 0)
        .execute(),
    );
    const disabled = await world.get('count-sites-v1', {}, { auth });
    const unknown = await world.get('count-sites-v1', {}, { auth: `Bearer sk_${'x'.repeat(43)}` });
    expect(told(disabled)).toBe(told(unknown));
  });
});
