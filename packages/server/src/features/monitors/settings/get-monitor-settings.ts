import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { monitorSettingsSchema } from './monitor-settings.schemas.ts';
import { selectMonitorSettings } from './settings.store.ts';

export const readMonitorSettings = (_input: object, ctx: Ctx) => selectMonitorSettings(ctx.database.db);

export const getMonitorSettings = ability({
  name: 'get-monitor-settings-v1',
  summary: 'Get how sites are checked for uptime where a site has no settings of its own.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object({}),
  output: monitorSettingsSchema,
}).run(readMonitorSettings);
