import { beforeAll, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../../../testing/fixtures.ts';

const world = useWorld();
const night = { name: 'Nights', repeats: 'weekly', days: ['mon'], starts: '02:00', minutes: 60, time_zone: 'UTC' };
const send = (method: string, path: string, body?: object) => world().rest(path, { method, body });
let site: number;
beforeAll(async () => {
  site = await storeSite(world(), { url: 'https://bakery.example/', name: 'Bakery' });
});

it('adds, lists, shows, changes and deletes maintenance windows', async () => {
  const added = await send('POST', '/maintenance-windows/add', { ...night, site_ids_or_domains: 'bakery.example' });
  expect(added).toMatchObject({ status: 200, body: { success: 1, data: { ...night, sites: [{ id: site }] } } });
  const { id } = added.body.data;
  const list = await send('GET', '/maintenance-windows?search=night&site_id_or_domain=bakery.example');
  expect(list.body).toMatchObject({ success: 1, total: 1, data: [{ id, name: 'Nights' }] });
  const shown = (await send('GET', `/maintenance-windows/${id}`)).body.data;
  const changed = await send('PUT', `/maintenance-windows/${id}/edit`, { ...shown, days: 'sat,sun', date: undefined });
  expect(changed.body).toMatchObject({ success: 1, data: { days: ['sat', 'sun'] } });
  const removed = await send('DELETE', `/maintenance-windows/${id}/remove`);
  expect(removed.body).toMatchObject({ success: 1, data: { deleted: true } });
});

it.each([
  ['/add', { ...night, all_sites: true, time_zone: 'Mars/Olympus' }, 'svc_invalid_input'],
  ['/add', { ...night, site_ids_or_domains: 'nobody.example' }, 'svc_site_not_found'],
  ['/add', { ...night, tag_ids: [999] }, 'svc_tag_not_found'],
  ['/add', { ...night, client_ids: [999] }, 'svc_client_not_found'],
  ['/ID/edit', { tag_ids: [999] }, 'svc_tag_not_found'],
  ['/ID/edit', { client_ids: [999] }, 'svc_client_not_found'],
  ['/ID/edit', { repeats: 'once' }, 'svc_invalid_input'],
  ['/ID/edit', { site_ids_or_domains: 'nobody.example' }, 'svc_site_not_found'],
])('%s with %o returns %s', async (path, body, code) => {
  const added = await send('POST', '/maintenance-windows/add', { ...night, all_sites: true });
  const answer = await send('POST', `/maintenance-windows${path.replace('ID', added.body.data.id)}`, body);
  expect(answer.body).toMatchObject({ success: 0, code });
});

it('a list narrowed to an unknown site is rejected', async () => {
  const { status, body } = await send('GET', '/maintenance-windows?site_id_or_domain=999');
  expect([status, body.code]).toEqual([404, 'svc_site_not_found']);
});

it('names of sites that fit several are rejected, when a window is added or changed and when the list is narrowed', async () => {
  for (const folder of ['a', 'b']) await storeSite(world(), { url: `https://host.example/${folder}/` });
  const { id } = (await send('POST', '/maintenance-windows/add', { ...night, all_sites: true })).body.data;
  const named = { site_ids_or_domains: 'host.example' };
  const answers = [
    await send('POST', '/maintenance-windows/add', { ...night, ...named }),
    await send('POST', `/maintenance-windows/${id}/edit`, named),
    await send('GET', '/maintenance-windows?site_id_or_domain=host.example'),
  ];
  expect(answers.map(({ body }) => body.code)).toEqual(Array(3).fill('svc_ambiguous_site'));
});

it('starts and ends the maintenance of a site', async () => {
  const started = await send('POST', `/sites/${site}/start-maintenance`, { minutes: 15 });
  expect(started.body).toMatchObject({ success: 1, data: { site_id: site, in_maintenance: true } });
  expect((await send('POST', `/sites/${site}/end-maintenance`)).body).toMatchObject({ success: 1 });
});
