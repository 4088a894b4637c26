import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { resolveSite, siteSelectorSchema } from '../../sites/index.ts';
import { monitorSettingsSchema, ownSettingsSchema } from '../settings/monitor-settings.schemas.ts';
import { effectiveSettings } from '../settings/monitor-settings.ts';
import { ownSettings, selectMonitorSettings } from '../settings/settings.store.ts';
import { newestHeartbeats } from './heartbeats.ts';
import { heartbeatSchema, monitorSchema } from './monitor.schemas.ts';
import { monitorsFound, selectMonitorRows } from './monitor.store.ts';
import { monitorViews } from './monitor.views.ts';

export const monitorDetailSchema = Type.Object({
  ...monitorSchema.properties,
  settings: monitorSettingsSchema,
  own_settings: ownSettingsSchema,
  heartbeats: Type.Array(heartbeatSchema, { description: 'The last checks, newest first, at most 50.' }),
});

const NEWEST = 50;

/** A monitor with all that is told of it. @throws AppError site_not_found or ambiguous_site. */
export async function readMonitor({ site_id_or_domain }: { site_id_or_domain: number | string }, ctx: Ctx) {
  const { id } = await resolveSite(ctx, site_id_or_domain);
  const found = monitorsFound(ctx.database, { include: [id] });
  const rows = await selectMonitorRows(found, { offset: 0, limit: 1 }, { sort: 'name', order: 'asc' });
  const [[view], all, heartbeats] = await Promise.all([
    monitorViews(ctx, rows),
    selectMonitorSettings(ctx.database.db),
    newestHeartbeats(ctx, id, NEWEST),
  ]);
  const own = ownSettings(rows[0] ?? {});
  return {
    ...(view as NonNullable<typeof view>),
    settings: effectiveSettings(all, own),
    own_settings: own,
    heartbeats,
  };
}

export const getMonitor = ability({
  name: 'get-monitor-v1',
  summary: 'Get the uptime monitor of a site: its state, ratios, response times, settings and last checks.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object({ site_id_or_domain: siteSelectorSchema }),
  output: monitorDetailSchema,
}).run(readMonitor);
