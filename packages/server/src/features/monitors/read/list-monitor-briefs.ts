import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { listOutput, wantedBy } from '../../../kernel/lists/list.ts';
import { offsetOf } from '../../../kernel/lists/paging.ts';
import { monitorBriefSchema, monitorListInput } from './monitor.schemas.ts';
import { monitorsFound, selectMonitorBriefs, selectMonitorCounts } from './monitor.store.ts';

export const listMonitorBriefs = ability({
  name: 'list-monitor-briefs-v1',
  summary:
    'List the uptime monitors with nothing but their state. For ratios and response times, use list-monitors-v1.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object(monitorListInput),
  output: listOutput(monitorBriefSchema, 'monitors'),
}).run(async ({ page = 1, per_page = 20, status, ...filter }, ctx) => {
  const found = monitorsFound(ctx.database, { ...filter, statuses: wantedBy(status) });
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const items = await selectMonitorBriefs(found, window, { sort: 'name', order: 'asc' });
  const counts = await selectMonitorCounts(found);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { items, page, per_page, total };
});
