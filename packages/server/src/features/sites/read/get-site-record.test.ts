import { beforeAll, describe, expect, it } from 'vitest';
import { expectError, storeSite, useWorld } from '../../../testing/fixtures.ts';
import { storeFleet } from './site-record.fixtures.ts';

const world = useWorld();
beforeAll(async () => void (await storeFleet(world())));
const get = (site_id_or_domain: number | string) => world().get('get-site-record-v1', { site_id_or_domain });

describe('get-site-record', () => {
  it.each([
    ['bakery.co.uk', 'Bakery'],
    ['https://garden.museum', 'Garden'],
    ['WWW.garden.museum/', 'Garden'],
    ['127.0.0.1:8301/blog', 'Choir'],
    ['two.example/blog/', 'Alpha'],
    ['two.example', 'Alpha'],
  ])('finds %s, with the fields of the list', async (selector, name) => {
    const { body } = await get(selector);
    expect(body.name).toBe(name);
    const listed = await world().get('list-site-records-v1', { include: [body.id] });
    expect(listed.body.items.map((item: object) => ({ ...item, key: body.key, screenshot: null }))).toEqual([body]);
    expect((await get(String(body.id))).body).toEqual(body);
  });

  it('says which key the site has, and since when it is known not to verify P-256', async () => {
    const id = await storeSite(world(), { url: 'https://key.example/' });
    const set = (columns: object) =>
      world().app.services.database.write(trx => trx.updateTable('sites').set(columns).where('id', '=', id).execute());
    await set({ signing: 'rsa', p256_refused_at: Date.UTC(2026, 0, 31) });
    expect((await get(id)).body.key).toEqual({ signing: 'rsa', p256_refused_at: '2026-01-31T00:00:00Z' });
    await set({ signing: 'p256', p256_refused_at: null });
    expect((await get(id)).body.key).toEqual({ signing: 'p256', p256_refused_at: null });
    await set({ status: 'disconnected' });
    expect((await get(id)).body.key).toBeNull();
  });

  it('returns 404 if no site matches, and 409 if several do', async () => {
    expectError(await get('two.example/shop'), { status: 404, code: 'svc_site_not_found' });
    expectError(await get(987_654), { status: 404, code: 'svc_site_not_found' });
    const ids = [await storeSite(world(), { url: 'https://twin.example/' })];
    ids.push(await storeSite(world(), { url: 'http://www.twin.example/' }));
    expectError(await get('twin.example'), { status: 409, code: 'svc_ambiguous_site', data: { site_ids: ids } });
  });
});
