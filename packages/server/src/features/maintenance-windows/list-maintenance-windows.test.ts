import { beforeAll, describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../testing/fixtures.ts';

const world = useWorld();
const add = (input: object) => world().post('add-maintenance-window-v1', input);
const once = { repeats: 'once', starts: '02:00', minutes: 60, time_zone: 'UTC', all_sites: true };
let site: number;
beforeAll(async () => {
  const tag = (await world().post('add-tag-v1', { name: 'EU' })).body.id;
  site = await storeSite(world(), { url: 'https://bakery.example/', name: 'Bakery' });
  await storeSite(world(), { url: 'https://shop.example/', name: 'Shop' });
  await world().post('edit-sites-v1', { site_ids_or_domains: [site], add_tags: [tag] });
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const { id } = (await add({ ...once, name: 'Past', date: yesterday, minutes: 5000 })).body;
  await world().post('update-maintenance-window-v1', { window_id: id, minutes: 60 });
  await add({ ...once, name: 'Future', date: '2040-01-01' });
  await add({ ...once, name: 'Off', date: '2040-01-01', enabled: false });
  await add({ ...once, name: 'Tagged', date: '2040-01-01', all_sites: false, tag_ids: [tag] });
  await add({
    ...once,
    name: 'Of the shop',
    date: '2040-01-01',
    all_sites: false,
    site_ids_or_domains: ['shop.example'],
  });
  await world().post('start-site-maintenance-v1', { site_id_or_domain: site, minutes: 60, name: 'Now' });
});

describe('the list of maintenance windows', () => {
  const names = async (input: object) => {
    const { body } = await world().get('list-maintenance-windows-v1', input as Record<string, unknown>);
    return body.items.map(({ name }: { name: string }) => name);
  };

  it('is in the order of names, with the state of each', async () => {
    const { body } = await world().get('list-maintenance-windows-v1', { per_page: 4 });
    expect(body).toMatchObject({ page: 1, per_page: 4, total: 6 });
    const shown = body.items.map(({ name, state }: { name: string; state: string }) => `${name} ${state}`);
    expect(shown).toEqual(['Future upcoming', 'Now open', 'Of the shop upcoming', 'Off disabled']);
    expect(await names({ per_page: 4, page: 2 })).toEqual(['Past', 'Tagged']);
  });

  it.each([
    [{ state: 'open' }, ['Now']],
    [{ state: 'ended' }, ['Past']],
    [{ state: ['upcoming', 'disabled'] }, ['Future', 'Of the shop', 'Off', 'Tagged']],
    [{ search: 'TAG' }, ['Tagged']],
    [{ site_id_or_domain: 'bakery.example', state: ['upcoming', 'open'] }, ['Future', 'Now', 'Tagged']],
  ])('narrowed by %o shows %o', async (input, wanted) => {
    expect(await names(input)).toEqual(wanted);
  });
});
