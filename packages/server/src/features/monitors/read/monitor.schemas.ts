import { Type } from 'typebox';
import { numberOrNull, textOrNull, wholeOrNull } from '../../../kernel/ability/nullable.ts';
import { filterBy, listInput } from '../../../kernel/lists/list.ts';
import { siteScopeInput } from '../../../kernel/lists/site-scope.ts';
import { CHECK_FAULTS, type CheckFault } from '../watch/check-fault.ts';

export const MONITOR_STATUSES = ['up', 'down', 'pending', 'unknown', 'paused'] as const;
export type MonitorStatus = (typeof MONITOR_STATUSES)[number];

export const MONITOR_SORTS = ['name', 'status', 'response_time', 'checked'] as const;
export type MonitorSort = (typeof MONITOR_SORTS)[number];

export const monitorStatusSchema = Type.Unsafe<MonitorStatus>({
  type: 'string',
  enum: [...MONITOR_STATUSES],
  description:
    'up, down, pending (not checked yet), unknown (the last check failed, but the network of this server, or its lookup of names, may be the cause) or paused (not checked).',
});

const ids = (description: string) =>
  Type.Optional(Type.Array(Type.Integer({ minimum: 0 }), { default: [], maxItems: 1000, description }));

/** What lists of monitors and incidents are narrowed by. */
export const monitorFilter = {
  status: filterBy(MONITOR_STATUSES, 'Only monitors in this state; any = all. Several as an array.'),
  client_ids: ids('Only sites of these clients; 0 = without client.'),
  tags_any: ids('Only sites with one of these tags.'),
};

export const monitorListInput = {
  ...listInput('the name or address of the site'),
  ...siteScopeInput('sites'),
  ...monitorFilter,
};

const site = {
  id: Type.Integer({ description: 'Id of the monitor, which is that of its site.' }),
  url: Type.String({ description: 'Address that is checked.' }),
  name: Type.String({ description: 'Name of the site.' }),
};

export const monitorBriefSchema = Type.Object(
  { ...site, status: monitorStatusSchema },
  { description: 'The monitor.' },
);

export const ratioSchema = numberOrNull(
  'Share of the watched time in which the site was up, 0 to 100; null: not watched.',
);

export const hourSchema = Type.Object(
  {
    from: Type.String({ description: 'Begin of the hour, ISO 8601 UTC.' }),
    status: Type.Unsafe<'up' | 'down' | 'mixed' | 'unwatched'>({
      type: 'string',
      enum: ['up', 'down', 'mixed', 'unwatched'],
      description: 'up or down throughout, mixed, or unwatched.',
    }),
    response_ms: wholeOrNull('Average response time within the hour in milliseconds; null: no answer.'),
  },
  { description: 'An hour.' },
);

export const monitorSchema = Type.Object(
  {
    ...site,
    client_id: wholeOrNull('Id of the client the site belongs to; null for none.'),
    client_name: textOrNull('Name of that client.'),
    status: monitorStatusSchema,
    status_since: textOrNull('Since when it has this status, ISO 8601 UTC; null if it was not checked yet.'),
    interval_seconds: Type.Integer({ description: 'Seconds between two checks.' }),
    last_checked_at: textOrNull('When it was checked last, ISO 8601 UTC; null if never.'),
    next_check_at: textOrNull('When it is checked next, ISO 8601 UTC; null: it is not checked.'),
    status_code: wholeOrNull('HTTP status of the last check; null if there was no answer.'),
    response_ms: wholeOrNull('Response time of the last check in milliseconds; null if there was no answer.'),
    reason: textOrNull('Why the last check failed; null if it did not.'),
    cause: Type.Unsafe<CheckFault | null>({
      type: ['string', 'null'],
      enum: [...CHECK_FAULTS, null],
      description: 'Code of the reason, as that of an incident; null if the last check did not fail.',
    }),
    uptime_24h: ratioSchema,
    uptime_7d: ratioSchema,
    uptime_30d: ratioSchema,
    uptime_90d: ratioSchema,
    hours: Type.Array(hourSchema, { description: 'The last 24 hours, oldest first.' }),
    incidents_7d: Type.Integer({ description: 'Incidents that began within the last 7 days.' }),
    incidents_30d: Type.Integer({ description: 'Incidents that began within the last 30 days.' }),
    response_avg_ms: wholeOrNull('Average response time of the last 24 hours in milliseconds.'),
    response_min_ms: wholeOrNull('Shortest response time of the last 24 hours in milliseconds.'),
    response_max_ms: wholeOrNull('Longest response time of the last 24 hours in milliseconds.'),
  },
  { description: 'The monitor.' },
);

export const heartbeatSchema = Type.Object(
  {
    at: Type.String({ description: 'When the check began, or the hour that is summed up, ISO 8601 UTC.' }),
    status: Type.Unsafe<'up' | 'down'>({ type: 'string', enum: ['up', 'down'], description: 'up or down.' }),
    response_ms: wholeOrNull('Response time in milliseconds, of several checks their average; null: no answer.'),
    status_code: wholeOrNull('HTTP status; null if there was no answer, or for several checks.'),
    checks: Type.Integer({ description: 'Checks that this stands for: 1, or those of an hour.' }),
  },
  { description: 'A check, or those of an hour.' },
);

export const incidentSchema = Type.Object(
  {
    id: Type.Integer({ description: 'Id of the incident.' }),
    site_id: Type.Integer({ description: 'Id of the site.' }),
    site_name: Type.String({ description: 'Name of the site.' }),
    site_url: Type.String({ description: 'Address of the site.' }),
    client_id: wholeOrNull('Id of the client the site belongs to; null for none.'),
    client_name: textOrNull('Name of that client.'),
    started_at: Type.String({ description: 'When the first of the failed checks was made, ISO 8601 UTC.' }),
    ended_at: textOrNull(
      'When the site answered again or was not watched any more, ISO 8601 UTC; null while it is down.',
    ),
    duration_seconds: Type.Integer({ description: 'How long it took, or has taken so far.' }),
    resolved: Type.Boolean({ description: 'Whether it is over.' }),
    unwatched: Type.Boolean({
      description:
        'Whether it ended because the site was suspended or disconnected, or its monitor or all checks were switched off, not because it answered again.',
    }),
    cause: Type.Unsafe<(typeof CHECK_FAULTS)[number]>({
      type: 'string',
      enum: [...CHECK_FAULTS],
      description: 'Code of what went wrong.',
    }),
    reason: Type.String({ description: 'What went wrong, in a sentence.' }),
    status_code: wholeOrNull('HTTP status of the failed check; null if there was no answer.'),
    checks: Type.Integer({ description: 'Checks that failed, confirmations included.' }),
  },
  { description: 'The incident.' },
);
