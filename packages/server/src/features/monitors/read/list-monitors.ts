import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { listOutput, sortInput, wantedBy } from '../../../kernel/lists/list.ts';
import { offsetOf } from '../../../kernel/lists/paging.ts';
import { MONITOR_SORTS, monitorListInput, monitorSchema } from './monitor.schemas.ts';
import { monitorsFound, selectMonitorCounts, selectMonitorRows } from './monitor.store.ts';
import { monitorViews } from './monitor.views.ts';

export const listMonitors = ability({
  name: 'list-monitors-v1',
  summary:
    'List the uptime monitors of the sites, with their state, uptime ratios and response times. Use it to see which sites are down.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    ...monitorListInput,
    ...sortInput(
      MONITOR_SORTS,
      'name',
      'What the monitors are sorted by: name, state (down first), last response time, or last check.',
    ),
  }),
  output: listOutput(monitorSchema, 'monitors'),
}).run(async ({ page = 1, per_page = 20, sort = 'name', order = 'asc', status, ...filter }, ctx) => {
  const found = monitorsFound(ctx.database, { ...filter, statuses: wantedBy(status) });
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const rows = await selectMonitorRows(found, window, { sort, order });
  const counts = await selectMonitorCounts(found);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { items: await monitorViews(ctx, rows), page, per_page, total };
});
