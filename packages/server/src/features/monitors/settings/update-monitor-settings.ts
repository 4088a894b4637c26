import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { invalidInput } from '../../../kernel/invalid-input.ts';
import { changedSettings, monitorSettingsSchema } from './monitor-settings.schemas.ts';
import { rescheduleAll } from './reschedule.store.ts';
import { claimMonitorSettings, updateMonitorSettingsRow } from './settings.store.ts';
import { settingsProblem } from './settings-problem.ts';

export const updateMonitorSettings = ability({
  name: 'update-monitor-settings-v1',
  summary:
    'Change how sites are checked for uptime. Settings that a site has of its own stay. Only the given ones change.',
  category: 'sites',
  effect: 'write',
  needsApproval: true,
  idempotent: true,
  method: 'POST',
  input: Type.Object(changedSettings),
  output: monitorSettingsSchema,
  errors: ['invalid_input'],
}).run((input, ctx) =>
  audited(ctx, async trx => {
    const before = await claimMonitorSettings(trx);
    const result = { ...before, ...input };
    const problem = settingsProblem(result);
    if (problem !== undefined) throw invalidInput(problem.code, problem.message, { ...problem.data });
    await updateMonitorSettingsRow(trx, result);
    if (result.active !== before.active || result.interval_seconds < before.interval_seconds) {
      await rescheduleAll(trx, ctx.database, result, ctx.clock.now());
    }
    const detail = { changed: Object.keys(input) };
    return { result, audit: [{ action: 'monitors.settings_updated', subject: 'monitors', detail }] };
  }),
);
