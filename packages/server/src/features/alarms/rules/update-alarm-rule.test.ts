import { expect, it } from 'vitest';
import { expectError, useWorld } from '../../../testing/fixtures.ts';
import { storeRuleChannel } from '../alarms.fixtures.ts';

const world = useWorld();

it('changes only what is given', async () => {
  const channel = await storeRuleChannel(world());
  const tag = (await world().post('add-tag-v1', { name: 'EU' })).body.id;
  const given = { name: 'Ops', channel_ids: [channel], tag_ids: [tag], quiet_from: '22:00', quiet_to: '06:00' };
  const { id: rule_id } = (await world().post('add-alarm-rule-v1', given)).body;
  const update = (input: object) => world().post('update-alarm-rule-v1', { rule_id, ...input });
  expect((await update({ name: 'Nights', enabled: false })).body).toMatchObject({
    name: 'Nights',
    enabled: false,
    limited: true,
    tags: [{ id: tag }],
    channels: [{ id: channel }],
    quiet_from: '22:00',
  });
  const other = await storeRuleChannel(world());
  expect((await update({ channel_ids: [other], quiet_from: null, quiet_to: null })).body).toMatchObject({
    channels: [{ id: other }],
    quiet_from: null,
  });
  expect((await update({ tag_ids: [] })).body).toMatchObject({ limited: false, tags: [] });
  for (const wrong of [{ channel_ids: [], tell_browsers: false }, { quiet_to: '07:00' }]) {
    expectError(await update(wrong), { status: 400, code: 'svc_invalid_input' });
  }
  expectError(await world().post('update-alarm-rule-v1', { rule_id: 999 }), {
    status: 404,
    code: 'svc_alarm_rule_not_found',
  });
});
