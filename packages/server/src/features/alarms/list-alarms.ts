import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { filterBy, listOutput, pagingInput, wantedBy } from '../../kernel/lists/list.ts';
import { offsetOf } from '../../kernel/lists/paging.ts';
import { eventFilterInput } from '../events/index.ts';
import { ALARM_STATES, alarmSchema } from './alarm.schemas.ts';
import { selectAlarmPage } from './alarm.store.ts';
import { alarmView } from './alarm.views.ts';

const { type, severity, site_id, client_id, tag_id, search } = eventFilterInput;

export const listAlarms = ability({
  name: 'list-alarms-v1',
  summary:
    'List alarms: what is wrong at present, or was. Open ones come first, the most urgent first, then the newest. Use it to see what needs attention.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    ...pagingInput(),
    state: filterBy(ALARM_STATES, 'Only alarms in these states; any = all.'),
    type,
    severity,
    site_id,
    client_id,
    tag_id,
    search,
  }),
  output: listOutput(alarmSchema, 'alarms'),
}).run(async ({ page = 1, per_page = 20, state, type, severity, ...more }, ctx) => {
  const now = ctx.clock.now();
  const filter = { ...more, now, states: wantedBy(state), types: wantedBy(type), severities: wantedBy(severity) };
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const { rows, total } = await selectAlarmPage(ctx.database.db, filter, window);
  return { items: rows.map(row => alarmView(row, now)), page, per_page, total };
});
