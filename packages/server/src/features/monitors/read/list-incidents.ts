import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { listOutput, pagingInput } from '../../../kernel/lists/list.ts';
import { offsetOf } from '../../../kernel/lists/paging.ts';
import { isoInstant, isoInstantOrNull } from '../../../kernel/text/instants.ts';
import type { CheckFault } from '../watch/check-fault.ts';
import { selectIncidentCount, selectIncidents } from './incident.store.ts';
import { incidentFilter, wantedIncidents } from './incident-filter.ts';
import { incidentSchema } from './monitor.schemas.ts';

export const listIncidents = ability({
  name: 'list-incidents-v1',
  summary: 'List the incidents of one site or of all, newest first: when a site was down, for how long, and why.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object({ ...incidentFilter, ...pagingInput() }),
  output: listOutput(incidentSchema, 'incidents'),
}).run(async ({ page = 1, per_page = 20, ...given }, ctx) => {
  const found = await wantedIncidents(given, ctx);
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const [rows, total] = await Promise.all([selectIncidents(found, window), selectIncidentCount(found)]);
  const now = ctx.clock.now();
  const items = rows.map(({ name, url, started_at, ended_at, cause, unwatched, ...row }) => ({
    ...row,
    site_name: name,
    site_url: url,
    cause: cause as CheckFault,
    started_at: isoInstant(started_at),
    ended_at: isoInstantOrNull(ended_at),
    duration_seconds: Math.max(0, Math.round(((ended_at ?? now) - started_at) / 1000)),
    resolved: ended_at !== null,
    unwatched: unwatched === 1,
  }));
  return { items, page, per_page, total };
});
