import { expect, it } from 'vitest';
import { expectError, useWorld } from '../../../testing/fixtures.ts';
import { storeRuleChannel } from '../alarms.fixtures.ts';

const world = useWorld();

it('deletes a rule once it is confirmed', async () => {
  const channel_ids = [await storeRuleChannel(world())];
  const { id: rule_id } = (await world().post('add-alarm-rule-v1', { name: 'Ops', channel_ids })).body;
  const dry = await world().post('delete-alarm-rule-v1', { rule_id, dry_run: true });
  expect(dry.body).toMatchObject({ deleted: false, rule: { name: 'Ops' } });
  expect((await world().post('delete-alarm-rule-v1', { rule_id })).status).toBe(400);
  expect((await world().post('delete-alarm-rule-v1', { rule_id, confirm: true })).body.deleted).toBe(true);
  expectError(await world().post('delete-alarm-rule-v1', { rule_id, confirm: true }), {
    status: 404,
    code: 'svc_alarm_rule_not_found',
  });
});
