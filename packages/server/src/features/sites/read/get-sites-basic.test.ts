import { describe, expect, it } from 'vitest';
import { refusedPaths, storeSite, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld();

describe('get-sites-basic', () => {
  it('returns an empty list if there are no sites', async () => {
    expect((await world().get('get-sites-basic-v1')).body).toEqual({ sites: [], total: 0 });
  });

  it('lists the id, address and name of every site in any state, by name', async () => {
    const z = await storeSite(world(), { url: 'https://z.example/', name: 'anna', status: 'suspended' });
    const a = await storeSite(world(), { url: 'https://a.example/', name: 'Berta', columns: { notes: 'a secret' } });
    const m = await storeSite(world(), { url: 'https://m.example/', name: 'Anna', status: 'disconnected' });
    const { status, body } = await world().get('get-sites-basic-v1');
    expect(status).toBe(200);
    expect(body).toEqual({
      sites: [
        { id: z, url: 'https://z.example/', name: 'anna' },
        { id: m, url: 'https://m.example/', name: 'Anna' },
        { id: a, url: 'https://a.example/', name: 'Berta' },
      ],
      total: 3,
    });
  });

  it('is not paged', async () => {
    for (let at = 0; at < 120; at++) await storeSite(world(), { url: `https://n${at}.example/` });
    const { body } = await world().get('get-sites-basic-v1');
    expect(body.total).toBe(123);
    expect(body.sites).toHaveLength(123);
  });

  it('takes no input', async () => {
    expect(refusedPaths(await world().get('get-sites-basic-v1', { page: 1 }))).toEqual(['input.page']);
  });
});
