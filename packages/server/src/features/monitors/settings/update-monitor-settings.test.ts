import { expect, it } from 'vitest';
import { useStoredMonitors } from '../monitors.fixtures.ts';

const on = useStoredMonitors();
const change = (input: object) => on().world.post('update-monitor-settings-v1', input);
const due = async () => {
  const rows = await on().world.app.services.database.db.selectFrom('monitors').select('due_at').execute();
  return rows.map(({ due_at }) => due_at);
};

it('changes only what is given, in the audit log', async () => {
  expect((await change({ interval_seconds: 600, method: 'head' })).body).toMatchObject({
    interval_seconds: 600,
    method: 'head',
    timeout_seconds: 30,
  });
  const { body } = await on().world.get('list-audit-log-v1', { action: 'monitors.settings_updated' });
  expect(body.items).toMatchObject([{ subject: 'monitors' }]);
  expect((await change({ method: 'get' })).body).toMatchObject({ interval_seconds: 600, method: 'get' });
});

it('schedules the next check of every site by them', async () => {
  const { world, clock, ids } = on();
  await change({ active: false });
  expect(await due()).toEqual([null, null, null]);
  await world.post('update-monitor-v1', { site_id_or_domain: ids[0], active: true });
  expect((await due()).filter(at => at !== null)).toHaveLength(1);
  await change({ active: true, interval_seconds: 30 });
  for (const at of await due()) expect((at ?? 0) - clock.now()).toBeLessThanOrEqual(38_000);
});

it.each([
  [{ method: 'head', keyword: 'Welcome' }, /head/],
  [{ expected_status: '500-200' }, /ends before it begins/],
])('refuses %j, and says why', async (input, says) => {
  const { status, body } = await change(input);
  expect([status, body.code]).toEqual([400, 'svc_invalid_input']);
  expect(body.message).toMatch(says);
});

it.each([{ interval_seconds: 29 }, { interval_seconds: 3601 }, { expected_status: '200-' }, { confirmations: 0 }])(
  'refuses %j',
  async input => {
    expect((await change(input)).status).toBe(400);
  },
);
