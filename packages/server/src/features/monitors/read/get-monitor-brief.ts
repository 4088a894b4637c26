import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { resolveSite, siteSelectorSchema } from '../../sites/index.ts';
import { monitorBriefSchema, monitorStatusSchema } from './monitor.schemas.ts';
import { monitorsFound, selectMonitorBriefs } from './monitor.store.ts';

export const getMonitorBrief = ability({
  name: 'get-monitor-brief-v1',
  summary: 'Get the state of the uptime monitor of a site, and nothing else of it.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object({ site_id_or_domain: siteSelectorSchema }),
  output: Type.Object({ ...monitorBriefSchema.properties, status: monitorStatusSchema }),
}).run(async ({ site_id_or_domain }, ctx) => {
  const { id, url, name } = await resolveSite(ctx, site_id_or_domain);
  const found = monitorsFound(ctx.database, { include: [id] });
  const [brief] = await selectMonitorBriefs(found, { offset: 0, limit: 1 }, { sort: 'name', order: 'asc' });
  return { id, url, name, status: brief?.status ?? ('pending' as const) };
});
