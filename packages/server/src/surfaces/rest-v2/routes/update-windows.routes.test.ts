import { expect, it } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';

const world = useWorld();
const night = { name: 'Nights', days: ['mon', 'tue'], opens: '02:00', closes: '05:00', time_zone: 'Europe/Berlin' };
const send = (method: string, path: string, body?: object) => world().rest(`/update-windows${path}`, { method, body });

it('adds, lists, changes and deletes windows', async () => {
  const added = await send('POST', '/add', night);
  expect(added).toMatchObject({ status: 200, body: { success: 1, message: 'The window was added.', data: night } });
  const { id } = added.body.data;
  expect((await send('GET', '')).body).toMatchObject({ success: 1, total: 1, data: [{ id, name: 'Nights' }] });
  const changed = await send('PATCH', `/${id}/edit`, { days: 'sat,sun', enabled: false });
  expect(changed.body).toMatchObject({ success: 1, data: { days: ['sat', 'sun'], enabled: false } });
  expect((await send('GET', `/${id}/preview`)).body).toMatchObject({ success: 1, data: { items: [], total: 0 } });
  expect((await send('DELETE', `/${id}/remove`)).body).toMatchObject({ success: 1, data: { deleted: true } });
  expect(await send('DELETE', `/${id}/remove`)).toMatchObject({
    status: 404,
    body: { success: 0, code: 'svc_update_window_not_found' },
  });
});

it('names the invalid fields', async () => {
  const { status, body } = await send('POST', '/add', { ...night, opens: '25:00', days: 'caturday' });
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'rest_invalid_param' });
  expect(Object.keys(body.data.params).sort()).toEqual(['days', 'opens']);
});

it.each([
  ['a window that never opens', 'POST', '/add', { ...night, closes: night.opens }, /^closes/],
  ['an unknown time zone', 'POST', '/add', { ...night, time_zone: 'Mars/Olympus' }, /^time_zone/],
  ['a site together with a tag', 'POST', '/add', { ...night, tag_id: 1, site_id_or_domain: 1 }, /^tag_id/],
  ['a change after which a window never opens', 'PATCH', '/ID/edit', { closes: night.opens }, /^closes/],
  ['an unknown time zone in a change', 'PUT', '/ID/edit', { time_zone: 'Mars/Olympus' }, /^time_zone/],
])('rejects %s', async (_what, method, path, body, says) => {
  const { id } = (await send('POST', '/add', night)).body.data;
  const answer = await send(method, path.replace('ID', id), body);
  expect(answer).toMatchObject({ status: 400, body: { success: 0, code: 'svc_invalid_input' } });
  expect(answer.body.message).toMatch(says);
});
