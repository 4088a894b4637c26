import { expect, it } from 'vitest';
import { storeSite, useWorld } from '../../../../testing/fixtures.ts';

const world = useWorld();
const send = (method: string, path: string, body?: object) => world().rest(path, { method, body });

it('lists, snoozes and acknowledges items of the inbox', async () => {
  const lost = { status: 'disconnected', columns: { disconnected_by: 'refusal' } } as const;
  const id = `site_disconnected:${await storeSite(world(), { url: 'https://lost.example/', ...lost })}`;
  const list = await send('GET', '/inbox?kind=site_disconnected');
  expect(list.body).toMatchObject({
    success: 1,
    total: 1,
    data: [{ id }],
    counts: { kinds: { site_disconnected: 1 } },
  });
  const until = new Date(Date.now() + 3600_000).toISOString();
  const snoozed = await send('POST', '/inbox/snooze', { item_ids: [id], until });
  expect(snoozed.body).toMatchObject({ success: 1, data: { changed: 1 } });
  const past = await send('POST', '/inbox/snooze', { item_ids: [id], until: '2020-01-01' });
  expect(past.body).toMatchObject({ success: 0, code: 'svc_invalid_input' });
  expect((await send('POST', '/inbox/acknowledge', { item_ids: [id] })).body).toMatchObject({ success: 1 });
  expect((await send('GET', '/activity')).body).toMatchObject({ success: 1, data: { items: expect.any(Array) } });
});

it('tells the trend of updates, and the uptime of all sites', async () => {
  expect((await send('GET', '/updates/trend?days=7')).body.data.days).toHaveLength(1);
  expect((await send('GET', '/monitors/uptime?days=7')).body.data.days).toHaveLength(7);
});
