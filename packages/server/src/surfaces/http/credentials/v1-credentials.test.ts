import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '../../../kernel/errors.ts';
import { basic, makeWorld, type World } from '../../../testing/index.ts';
import { Credentials } from './credentials.ts';

let world: World;
let http: FastifyInstance;
afterEach(async () => {
  await http.close();
  await world.close();
});

/** A route that returns the caller as v1 sees it. */
async function makeDoor(env: Record<string, string> = {}) {
  world = await makeWorld({ env });
  http = fastify();
  const credentials = new Credentials(world.app.services);
  http.get('/', async (request, reply) => {
    try {
      return await credentials.actorOf(request, 'rest-v1');
    } catch (error) {
      if (error instanceof AppError) return reply.code(error.status).send({ code: error.code });
      throw error;
    }
  });
}

const ask = async (headers: Record<string, string>, query: Record<string, string> = {}) => {
  const answer = await http.inject({ url: '/', headers, query });
  return { status: answer.statusCode, ...answer.json() };
};
const apiKey = (value: unknown) => ({ 'x-api-key': JSON.stringify(value) });

const OFF = { status: 401, code: 'rest_disabled' };
const INVALID = { status: 401, code: 'rest_invalid_key' };

describe('v1 credentials', () => {
  it('are a consumer key and secret by HTTP Basic or as JSON in X-Api-Key', async () => {
    await makeDoor();
    const { basic: authorization, ...pair } = await world.v1Key('read');
    expect(pair.consumer_key).toMatch(/^ck_[0-9a-f]{40}$/);
    expect(pair.consumer_secret).toMatch(/^cs_[0-9a-f]{40}$/);
    const key = { status: 200, kind: 'key', read: true, write: false };
    expect(await ask({ authorization })).toMatchObject(key);
    expect(await ask(apiKey(pair))).toMatchObject(key);
    expect(await ask({})).toEqual({ status: 401, code: 'rest_not_logged_in' });
  });

  it('must be of one key, both correct, and well formed', async () => {
    await makeDoor();
    const { consumer_key, consumer_secret } = await world.v1Key('read');
    const other = await world.v1Key('read', 'write');
    expect(await ask({ authorization: basic(consumer_key, other.consumer_secret) })).toEqual(INVALID);
    expect(await ask({ authorization: basic(consumer_key, '') })).toEqual(INVALID);
    expect(await ask({ authorization: basic('', '') })).toEqual(INVALID);
    expect(await ask({ authorization: basic(consumer_secret, consumer_key) })).toEqual(INVALID);
    expect(await ask({ authorization: basic(consumer_key, consumer_secret.toUpperCase()) })).toEqual(INVALID);
    for (const value of [
      null,
      'text',
      [],
      {},
      { consumer_key },
      { consumer_key, consumer_secret: [consumer_secret] },
    ]) {
      expect(await ask(apiKey(value)), JSON.stringify(value)).toEqual(INVALID);
    }
    expect(await ask({ 'x-api-key': '{' })).toEqual(INVALID);
  });

  it('are not accepted as tokens or passwords of v2, nor the other way round', async () => {
    await makeDoor();
    const v1 = await world.v1Key('read');
    expect(await ask({ authorization: await world.key('read') })).toEqual(INVALID);
    expect(await ask({ authorization: world.admin })).toEqual(INVALID);
    expect(await world.rest('/jobs', { auth: v1.basic })).toMatchObject({ status: 401 });
    expect(await world.rest('/jobs', { auth: `Bearer ${v1.consumer_key}` })).toMatchObject({ status: 401 });
    const headers = apiKey(v1);
    expect(await world.rest('/jobs', { auth: '', headers })).toMatchObject({ status: 401 });
  });

  it('are accepted in the URL only if the setting allows it', async () => {
    await makeDoor();
    const { basic: _, ...pair } = await world.v1Key('read');
    expect(await ask({}, pair)).toEqual({ status: 401, code: 'rest_not_logged_in' });
    await http.close();
    await world.close();
    await makeDoor({ SITEKEEPER_API_V1_QUERY_CREDENTIALS: 'true' });
    const { basic: __, ...own } = await world.v1Key('read');
    expect(await ask({}, own)).toMatchObject({ status: 200, kind: 'key' });
    expect(await ask({}, pair)).toEqual(INVALID);
    expect(await ask({}, { consumer_key: own.consumer_key })).toEqual(INVALID);
  });

  it('are refused as long as no enabled key has v1 compatibility', async () => {
    await makeDoor();
    await world.key('read', 'write');
    expect(await ask({})).toEqual(OFF);
    expect(await ask({ authorization: world.admin })).toEqual(OFF);
    const { basic: authorization } = await world.v1Key('read');
    expect(await ask({ authorization })).toMatchObject({ status: 200 });
    const { database } = world.app.services;
    await database.write(trx =>
      trx.updateTable('api_keys').set({ enabled: 0 }).where('v1_key_hash', 'is not', null).execute(),
    );
    expect(await ask({ authorization })).toEqual(OFF);
    expect((await world.rest('/jobs', { auth: '' })).body.code).toBe('rest_not_logged_in');
  });

  it('count as wrong guesses towards the lock-out of the address; valid ones are still accepted', async () => {
    await makeDoor({ SITEKEEPER_FAILED_LOGINS_PER_MINUTE: '2' });
    const { basic: authorization } = await world.v1Key('read');
    for (const guess of ['a', 'b']) expect(await ask({ authorization: basic('ck_x', guess) })).toEqual(INVALID);
    expect(await ask({ authorization: basic('ck_x', 'c') })).toEqual({ status: 429, code: 'too_many_requests' });
    expect(await ask({ authorization })).toMatchObject({ status: 200 });
  });

  it('record their last use apart from the token of the same key', async () => {
    await makeDoor();
    const { basic: authorization } = await world.v1Key('read');
    await ask({ authorization });
    const { db } = world.app.services.database;
    const row = await db
      .selectFrom('api_keys')
      .selectAll()
      .where('v1_key_hash', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ last_used_at: null, v1_last_used_at: expect.any(Number) });
  });
});
