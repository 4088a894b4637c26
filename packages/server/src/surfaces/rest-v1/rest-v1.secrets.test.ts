import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../../testing/index.ts';
import { CALLS } from './calls.ts';

const V1 = '/wp-json/svc/v1';

describe('secrets', () => {
  const SECRET = 'hunter2-planted';
  let planted: World;
  beforeAll(async () => {
    planted = await makeWorld({ sites: 1, seeded: true });
    const { database, secrets } = planted.app.services;
    const siteId = planted.siteIds[0] as number;
    await planted.post('sync-sites-v1');
    await database.write(async trx => {
      const sealed = secrets.seal(`site/${siteId}/http_auth`, JSON.stringify({ user: 'u', password: SECRET }));
      await trx.insertInto('site_secrets').values({ site_id: siteId, name: 'http_auth', sealed }).execute();
      const row = await trx.selectFrom('sites').select('info_json').executeTakeFirstOrThrow();
      const info = { ...JSON.parse(row.info_json), token: SECRET };
      await trx
        .updateTable('sites')
        .set({ info_json: JSON.stringify(info), digests_json: JSON.stringify({ a: SECRET }) })
        .execute();
    });
  });
  afterAll(() => planted.close());

  it('appear in the answer of no reading call', async () => {
    const { basic, ...pair } = await planted.v1Key('read');
    const clientId = (await planted.post('add-client-v1', { name: 'Acme' })).body.id;
    const siteId = String(planted.siteIds[0]);
    const sealed = await planted.app.services.database.db.selectFrom('site_secrets').select('sealed').execute();
    for (const { method, group, callback, parameters } of CALLS.filter(one => one.method === 'GET')) {
      const known: Record<string, string> = {
        site_id: siteId,
        urls: planted.fleet.url(1),
        client: clientId,
        client_id: clientId,
      };
      const needed = (parameters.required ?? []).map(name => [name, known[name] ?? ''] as [string, string]);
      const query = new URLSearchParams(needed);
      const { status, body } = await planted.request(`${V1}/${group}/${callback}?${query}`, { method, auth: basic });
      expect([callback, status]).toEqual([callback, 200]);
      const text = JSON.stringify(body);
      for (const secret of [SECRET, pair.consumer_key, pair.consumer_secret, ...sealed.map(row => row.sealed)]) {
        expect(text, callback).not.toContain(secret);
      }
    }
  });
});
