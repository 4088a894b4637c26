import { beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';
import { CALLS } from './calls.ts';

const V1 = '/wp-json/svc/v1';
const world = useWorld();
const keys: Record<string, string> = {};
beforeAll(async () => {
  const pair = await world().v1Key('read', 'write');
  keys['disabled key'] = pair.basic;
  const { database } = world().app.services;
  await database.write(trx => trx.updateTable('api_keys').set({ enabled: 0 }).execute());
  keys['read key'] = (await world().v1Key('read')).basic;
  keys['write key'] = (await world().v1Key('write')).basic;
  keys['read and write key'] = (await world().v1Key('read', 'write')).basic;
  keys['key of v2'] = await world().key('read', 'write');
  keys.user = world().admin;
  keys.nobody = '';
});

const INVALID: [number, string] = [400, 'rest_invalid_param'];
const SCOPE: [number, string] = [403, 'svc_rest_insufficient_scope'];
const UNKNOWN: [number, string] = [401, 'svc_rest_invalid_key'];

/** What a caller who sends nonsense gets to hear: whether the call reads decides. */
function expected(caller: string, reads: boolean): [status: number, code: string] {
  switch (caller) {
    case 'nobody':
      return [401, 'rest_not_logged_in'];
    case 'read key':
      return reads ? INVALID : SCOPE;
    case 'write key':
      return reads ? SCOPE : INVALID;
    case 'read and write key':
      return INVALID;
    default:
      return UNKNOWN;
  }
}

const CALLERS = ['nobody', 'user', 'key of v2', 'disabled key', 'read key', 'write key', 'read and write key'] as const;

describe('the table of calls', () => {
  it('uses GET for reads, and only for them', () => {
    for (const { method, effect, callback } of CALLS)
      expect([callback, effect === 'read']).toEqual([callback, method === 'GET']);
  });

  it('has no callback twice, and describes each with its parameters', () => {
    const names = CALLS.map(({ group, callback }) => `${group}/${callback}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { summary, parameters, callback } of CALLS) {
      expect(summary, callback).toMatch(/^[A-Z].{10,}\.$/);
      for (const schema of Object.values(parameters.properties)) {
        expect(schema, callback).toMatchObject({ description: expect.stringMatching(/\S/) });
      }
    }
  });
});

describe.each(CALLS.map(one => [one.method, `${one.group}/${one.callback}`, one] as const))(
  '%s %s',
  (method, path, one) => {
    it.each(CALLERS)('for %s', async caller => {
      const query = '?no_such_parameter=1&action=activate';
      const { status, body } = await world().request(`${V1}/${path}${query}`, { method, auth: keys[caller] ?? '' });
      const [wanted, code] = expected(caller, one.effect === 'read');
      expect({ status, body }).toEqual({
        status: wanted,
        body: { ERROR: expect.stringMatching(/\S/), code, data: expect.objectContaining({ status: wanted }) },
      });
      if (wanted === 400) expect(body.data.params).toHaveProperty('no_such_parameter');
      else expect(JSON.stringify(body)).not.toContain('no_such_parameter');
    });

    it('returns 405 for other methods, with those that are allowed', async () => {
      for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(known => known !== method)) {
        const answer = await world().request(`${V1}/${path}`, {
          method: other,
          auth: keys['read and write key'] ?? '',
        });
        expect(answer).toMatchObject({ status: 405, body: { code: 'rest_invalid_method', ERROR: expect.any(String) } });
        expect(answer.headers.get('allow')).toBe(method === 'GET' ? 'GET, HEAD' : method);
      }
    });
  },
);

describe('requests', () => {
  const ask = (path: string, more: object = {}) =>
    world().request(`${V1}/${path}`, { auth: keys['read and write key'] ?? '', ...more });

  it('for unknown routes are answered in the usual envelope, for any caller', async () => {
    for (const path of ['sites/nothing', 'nothing', 'updates/nothing', '']) {
      const { status, body } = await ask(path, { auth: '' });
      expect({ status, body }).toEqual({
        status: 404,
        body: { code: 'rest_no_route', message: expect.stringMatching(/\S/), data: { status: 404 } },
      });
    }
  });

  it('prefer parameters in the body to those in the URL', async () => {
    const made = (await ask('client/add-client', { method: 'POST', body: { name: 'Body' } })).body.data;
    const answer = await ask('client/edit-client?client_id=999&city=Oslo', {
      method: 'PUT',
      body: { client_id: made.id, city: 'Bergen' },
    });
    expect(answer).toMatchObject({ status: 200, body: { data: { id: made.id, city: 'Bergen' } } });
  });

  it.each([
    ['text/xml', '<x/>', 415, 'svc_unsupported_media_type'],
    ['application/json', '{', 400, 'rest_invalid_json'],
    ['application/json', '[1]', 400, 'rest_invalid_param'],
  ])('with a body of %s %s are rejected', async (type, body, status, code) => {
    const headers = { authorization: keys['write key'] ?? '', 'content-type': type };
    const answer = await fetch(`${world().origin}${V1}/client/add-client`, { method: 'POST', headers, body });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ ERROR: expect.stringMatching(/\S/), code, data: { status } });
  });

  it('with HEAD return the headers of GET without a body', async () => {
    for (const path of ['sites/all-sites', 'sites/all-sites-count']) {
      const answer = await ask(path, { method: 'HEAD' });
      expect([answer.status, answer.body]).toEqual([200, '']);
    }
  });
});

describe('a POST with an Idempotency-Key', () => {
  const add = (name: string, key = 'v1-once') =>
    world().request(`${V1}/client/add-client`, {
      method: 'POST',
      auth: keys['write key'] ?? '',
      headers: { 'idempotency-key': key },
      body: { name },
    });

  it('runs once; another request with the same key is refused', async () => {
    const first = await add('Once');
    const again = await add('Once');
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await add('Twice')).toMatchObject({ status: 422, body: { ERROR: expect.stringMatching(/\S/) } });
    expect(await add('Thrice', 'a b')).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
    const found = await world().request(`${V1}/client/all-clients?search=ice`, { auth: keys['read key'] ?? '' });
    expect(found.body).toEqual([]);
  });
});
