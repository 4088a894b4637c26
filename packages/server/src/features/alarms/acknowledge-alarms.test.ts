import { expect, it } from 'vitest';
import { expectError, storeSite, useWorld } from '../../testing/fixtures.ts';
import { downOf, Telling, upOf } from './alarms.fixtures.ts';

const world = useWorld();

it('acknowledges open alarms with the name of who did it, and names those that are over', async () => {
  const telling = new Telling(world(), Date.now());
  const sites = [
    await storeSite(world(), { url: 'https://a.example/' }),
    await storeSite(world(), { url: 'https://b.example/' }),
  ];
  for (const id of sites) await telling.emit(downOf(id));
  await telling.emit(upOf(sites[1] ?? 0));
  await telling.tell();
  const [open, closed] = (await world().get('list-alarms-v1')).body.items;
  const answer = await world().post('acknowledge-alarms-v1', { alarm_ids: [closed.id, open.id] });
  expect(answer.body).toEqual({ changed: 1, already_closed: [closed.id] });
  expect((await world().get('list-alarms-v1', { state: 'acknowledged' })).body.items).toMatchObject([
    { id: open.id, acknowledged_by: expect.stringMatching(/^user:/), acknowledged_at: expect.any(String) },
  ]);
  const audit = await world().get('list-audit-log-v1', { subject: `alarm:${open.id}` });
  expect(audit.body.items).toMatchObject([{ action: 'alarm.acknowledged' }]);
  expectError(await world().post('acknowledge-alarms-v1', { alarm_ids: [open.id, 999] }), {
    status: 404,
    code: 'svc_alarm_not_found',
  });
});
