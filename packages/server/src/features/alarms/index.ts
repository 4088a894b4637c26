import type { AnyAbility } from '../../kernel/ability/ability.ts';
import type { Services } from '../../kernel/context.ts';
import { acknowledgeAlarms } from './acknowledge-alarms.ts';
import { deleteAlarmsBefore } from './alarm.store.ts';
import { getBell } from './bell/get-bell.ts';
import { seeBell } from './bell/see-bell.ts';
import { listAlarms } from './list-alarms.ts';
import { addAlarmRule } from './rules/add-alarm-rule.ts';
import { deleteAlarmRule } from './rules/delete-alarm-rule.ts';
import { listAlarmRules } from './rules/list-alarm-rules.ts';
import { previewAlarmRule } from './rules/preview-alarm-rule.ts';
import { updateAlarmRule } from './rules/update-alarm-rule.ts';
import { snoozeAlarms } from './snooze-alarms.ts';

export { acknowledgeAlarms } from './acknowledge-alarms.ts';
export { lockOpenAlarms, updateAlarmRows } from './alarm.store.ts';
export { listAlarms } from './list-alarms.ts';
export { addAlarmRule } from './rules/add-alarm-rule.ts';
export { deleteAlarmRule } from './rules/delete-alarm-rule.ts';
export { listAlarmRules } from './rules/list-alarm-rules.ts';
export { previewAlarmRule } from './rules/preview-alarm-rule.ts';
export { updateAlarmRule } from './rules/update-alarm-rule.ts';
export { snoozeAlarms } from './snooze-alarms.ts';
export { tell } from './telling/tell.ts';

/** Deletes alarms that have been over for longer than events are kept. */
export async function deleteOldAlarms(services: Services): Promise<void> {
  const { clock, settings } = services;
  await deleteAlarmsBefore(services, clock.now() - settings.eventsKeepDays * 24 * 3600_000);
}

/** In the order of the documents. */
export const ABILITIES: readonly AnyAbility[] = [
  listAlarms,
  acknowledgeAlarms,
  snoozeAlarms,
  listAlarmRules,
  addAlarmRule,
  updateAlarmRule,
  deleteAlarmRule,
  previewAlarmRule,
  getBell,
  seeBell,
];
