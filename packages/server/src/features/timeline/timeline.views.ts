import { type Static, Type } from 'typebox';
import { textOrNull } from '../../kernel/ability/nullable.ts';
import { isoInstant, isoInstantOrNull } from '../../kernel/text/instants.ts';
import { changeFacts, changeSentence } from '../changes/index.ts';
import { EVENT_SEVERITIES, type EventSeverity, eventView } from '../events/index.ts';
import { TIMELINE_KINDS, type TimelineKind, type TimelineRow } from './timeline.store.ts';

export const timelineEntrySchema = Type.Object({
  id: Type.String({ description: 'Id of the entry within the timeline of its site.' }),
  kind: Type.Unsafe<TimelineKind>({ type: 'string', enum: [...TIMELINE_KINDS], description: 'Kind of the entry.' }),
  at: Type.String({ description: 'When it happened or began, ISO 8601 UTC.' }),
  ended_at: textOrNull('When the incident or alarm was over, ISO 8601 UTC; null while it goes on, and for others.'),
  title: Type.String({ description: 'What happened, in a sentence or a name; plain text.' }),
  text: textOrNull('More about it; null where there is nothing more to say.'),
  user: textOrNull('Login of who made the change; null if unknown, and for others.'),
  severity: Type.Unsafe<EventSeverity | null>({
    type: ['string', 'null'],
    enum: [...EVENT_SEVERITIES, null],
    description: 'Severity of an alarm, or of an event about syncs; null for others.',
  }),
  code: textOrNull(
    'Type of an alarm or of an event about syncs, cause of an incident; of a change, which sentence its title is; null for others.',
  ),
  data: Type.Unsafe<object | null>({
    type: ['object', 'null'],
    additionalProperties: true,
    description: 'Details that depend on the type, as those of the event or change; null where there are none.',
  }),
  update: Type.Union(
    [
      Type.Object({
        run_id: Type.String({ description: 'Id of the update run.' }),
        state: Type.String({ description: 'How the update ended, as in the run.' }),
        from_version: Type.String({ description: 'Version before.' }),
        to_version: Type.String({ description: 'Version of the update.' }),
      }),
      Type.Null(),
    ],
    { description: 'The update; null for other kinds.' },
  ),
});

type TimelineEntry = Static<typeof timelineEntrySchema>;
interface SiteOfTimeline {
  readonly id: number;
  readonly name: string;
  readonly url: string;
}

export function timelineEntryView(row: TimelineRow, site: SiteOfTimeline): TimelineEntry {
  const kind = TIMELINE_KINDS[row.rank] as TimelineKind;
  const entry = {
    id: [kind, ...(row.run_id === null ? [] : [row.run_id]), row.num].join(':'),
    kind,
    at: isoInstant(row.at),
    ended_at: isoInstantOrNull(row.ended_at),
    text: row.text || null,
    user: null,
    severity: row.severity as EventSeverity | null,
    code: null,
    data: null,
    update: null,
  };
  switch (kind) {
    case 'change':
      return { ...entry, ...changeOf(row), user: row.second || null };
    case 'update':
      return { ...entry, title: row.name ?? '', update: updateOf(row) };
    case 'incident':
      return { ...entry, title: `${site.name} was down`, text: row.text, code: row.word };
    case 'alarm':
    case 'sync': {
      const { type, title, text, data } = told(row, site);
      return { ...entry, title, text: text || null, code: type, data };
    }
  }
}

function changeOf(row: TimelineRow) {
  const change = {
    context: row.word ?? '',
    action: row.first ?? '',
    object_name: row.name ?? '',
    log_type_id: row.log_type_id,
    user_name: row.second ?? '',
    detail_json: row.data_json ?? '{}',
  };
  return { title: changeSentence(change), ...changeFacts(change) };
}

const updateOf = ({ run_id, word, first, second }: TimelineRow) => ({
  run_id: run_id ?? '',
  state: word ?? '',
  from_version: first ?? '',
  to_version: second ?? '',
});

/** As lists of alarms and events word it. */
function told(row: TimelineRow, site: SiteOfTimeline) {
  return eventView({
    id: row.num,
    type: row.word ?? '',
    severity: row.severity ?? 'info',
    site_id: site.id,
    client_id: null,
    cause: '',
    occurred_at: row.at,
    data_json: row.data_json ?? '{}',
    site_name: site.name,
    site_url: site.url,
    client_name: null,
  });
}
