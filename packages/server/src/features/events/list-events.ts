import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { listOutput, pagingInput, wantedBy } from '../../kernel/lists/list.ts';
import { offsetOf } from '../../kernel/lists/paging.ts';
import { countEvents } from './count-events.ts';
import { eventSchema } from './event.schemas.ts';
import { eventView } from './event.views.ts';
import { eventFilterInput } from './event-filter.ts';
import { selectEventPage } from './event-list.store.ts';

export const listEvents = ability({
  name: 'list-events-v1',
  summary:
    'List what has happened to sites, updates, people and this server, newest first. Use it to see what changed and when. What is wrong at present is in list-alarms-v1.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object({ ...pagingInput(), ...eventFilterInput }),
  output: listOutput(eventSchema, 'events'),
}).run(async ({ page = 1, per_page = 20, type, severity, ...filter }, ctx) => {
  const wanted = { ...filter, types: wantedBy(type), severities: wantedBy(severity) };
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const [rows, total] = await Promise.all([
    selectEventPage(ctx.database.db, wanted, window),
    countEvents(ctx.database, wanted),
  ]);
  return { items: rows.map(row => eventView(row)), page, per_page, total };
});
