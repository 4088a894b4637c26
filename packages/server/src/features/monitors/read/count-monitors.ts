import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { wantedBy } from '../../../kernel/lists/list.ts';
import { isoInstantOrNull } from '../../../kernel/text/instants.ts';
import { selectOutboundBroken } from '../../sites/index.ts';
import { MONITOR_STATUSES, monitorListInput } from './monitor.schemas.ts';
import { monitorsFound, selectMonitorCounts } from './monitor.store.ts';

const { page: _page, per_page: _perPage, ...countInput } = monitorListInput;
const counted = (description: string) => Type.Integer({ description });

export const countMonitors = ability({
  name: 'count-monitors-v1',
  summary: 'Count the uptime monitors, in all and by state. Use it for an overview of the fleet.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object(countInput),
  output: Type.Object({
    total: counted('Monitors that match.'),
    up: counted('Those that are up.'),
    down: counted('Those that are down.'),
    pending: counted('Those that were not checked yet.'),
    unknown: counted('Those whose state is unknown.'),
    paused: counted('Those that are not checked.'),
    outbound_broken_since: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description:
        'Since when this server reaches nothing outside, ISO 8601 UTC; null if it does. Meanwhile no site is reported.',
    }),
  }),
}).run(async ({ status, ...filter }, ctx) => {
  const counts = await selectMonitorCounts(monitorsFound(ctx.database, { ...filter, statuses: wantedBy(status) }));
  const of = (name: (typeof MONITOR_STATUSES)[number]) => counts.get(name) ?? 0;
  return {
    total: MONITOR_STATUSES.reduce((sum, name) => sum + of(name), 0),
    up: of('up'),
    down: of('down'),
    pending: of('pending'),
    unknown: of('unknown'),
    paused: of('paused'),
    outbound_broken_since: isoInstantOrNull(await selectOutboundBroken(ctx.database.db)),
  };
});
