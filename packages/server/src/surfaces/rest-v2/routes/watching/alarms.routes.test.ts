import { beforeAll, expect, it } from 'vitest';
import { downOf, storeRuleChannel, Telling } from '../../../../features/alarms/alarms.fixtures.ts';
import { storeSite, useWorld } from '../../../../testing/fixtures.ts';

const world = useWorld();
const send = (method: string, path: string, body?: object) => world().rest(path, { method, body });
let channel: number;
beforeAll(async () => {
  channel = await storeRuleChannel(world());
  const telling = new Telling(world(), Date.now());
  await telling.emit(downOf(await storeSite(world(), { url: 'https://a.example/', name: 'Alpha' })));
  await telling.tell();
});

it('lists events and their types', async () => {
  const list = await send('GET', '/events?type=site.down&search=alpha');
  expect(list.body).toMatchObject({ success: 1, total: 1, data: [{ type: 'site.down', site: { name: 'Alpha' } }] });
  expect((await send('GET', '/event-types')).body.data.types.length).toBeGreaterThan(30);
});

it('lists, snoozes and acknowledges alarms', async () => {
  const [{ id }] = (await send('GET', '/alarms?state=open')).body.data;
  const until = new Date(Date.now() + 3600_000).toISOString();
  expect((await send('POST', '/alarms/snooze', { alarm_ids: [id], until })).body).toMatchObject({
    success: 1,
    data: { changed: 1 },
  });
  expect((await send('POST', '/alarms/acknowledge', { alarm_ids: [id] })).body).toMatchObject({ success: 1 });
  const past = await send('POST', '/alarms/snooze', { alarm_ids: [id], until: '2020-01-01' });
  expect(past.body).toMatchObject({ success: 0, code: 'svc_invalid_input' });
});

it('adds, lists, changes and deletes rules', async () => {
  const added = await send('POST', '/alarm-rules/add', { name: 'Ops', channel_ids: [channel], events: ['sites'] });
  expect(added.body).toMatchObject({ success: 1, data: { name: 'Ops', events: ['sites'] } });
  const { id } = added.body.data;
  expect((await send('GET', '/alarm-rules')).body).toMatchObject({ total: 1, data: [{ id }] });
  const changed = await send('PUT', `/alarm-rules/${id}/edit`, { min_severity: 'critical' });
  expect(changed.body).toMatchObject({ success: 1, data: { min_severity: 'critical' } });
  const preview = await send('POST', '/alarm-rules/preview', { events: ['sites'] });
  expect(preview.body).toMatchObject({ success: 1, data: { events: 1, total: expect.any(Number) } });
  for (const [path, body] of [
    ['/alarm-rules/preview', { time_zone: 'Mars/Olympus' }],
    ['/alarm-rules/add', { name: 'Nobody', channel_ids: [], tell_browsers: false }],
    [`/alarm-rules/${id}/edit`, { time_zone: 'Mars/Olympus' }],
  ] as const) {
    expect((await send('POST', path, body)).body).toMatchObject({ success: 0, code: 'svc_invalid_input' });
  }
  expect((await send('DELETE', `/alarm-rules/${id}/remove`)).body).toMatchObject({ success: 1 });
});
