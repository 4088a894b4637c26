import { expect, it } from 'vitest';
import { expectError, storeSite, useWorld } from '../../testing/fixtures.ts';
import { downOf, Telling } from './alarms.fixtures.ts';

const world = useWorld();

it('snoozes alarms until a time ahead, and ends the snooze', async () => {
  const telling = new Telling(world(), Date.now());
  await telling.emit(downOf(await storeSite(world(), { url: 'https://a.example/' })));
  await telling.tell();
  const [{ id }] = (await world().get('list-alarms-v1')).body.items;
  const snooze = (until: string | null) => world().post('snooze-alarms-v1', { alarm_ids: [id], until });
  const state = async () => (await world().get('list-alarms-v1')).body.items[0].state;
  const hour = new Date(Date.now() + 3600_000).toISOString();
  expect((await snooze(hour)).body).toEqual({ changed: 1, already_closed: [] });
  expect(await state()).toBe('snoozed');
  expect((await world().get('list-alarms-v1', { state: 'snoozed' })).body.total).toBe(1);
  await snooze(null);
  expect(await state()).toBe('open');
  for (const until of ['2020-01-01', '2099-01-01']) {
    expect(expectError(await snooze(until), { status: 400, code: 'svc_invalid_input' })).toContain('until');
  }
});
