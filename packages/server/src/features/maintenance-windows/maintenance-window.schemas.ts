import { Type } from 'typebox';
import { textOrNull } from '../../kernel/ability/nullable.ts';
import { WEEKDAYS, type Weekday } from '../../kernel/time/openings.ts';
import { siteSelectors } from '../sites/index.ts';
import { MAINTENANCE_STATES, type MaintenanceState } from './maintenance-window.store.ts';

/** A year: longer pauses are better said by suspending the site. */
export const MOST_MINUTES = 366 * 24 * 60;
const MOST_TARGETS = 1000;
const ids = (description: string) => Type.Array(Type.Integer({ minimum: 1 }), { maxItems: MOST_TARGETS, description });

export const maintenanceIdSchema = Type.Integer({ minimum: 1, description: 'Id of the maintenance window.' });
export const maintenanceMinutes = Type.Integer({
  minimum: 1,
  maximum: MOST_MINUTES,
  description: 'How long it lasts, in minutes. A weekly window lasts for a day (1440 minutes) at most.',
});

const name = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S', description: 'Name of the window.' });
const repeats = Type.Unsafe<'once' | 'weekly'>({
  type: 'string',
  enum: ['once', 'weekly'],
  description: 'once, on a date, or weekly, on certain days.',
});
const date = Type.String({
  pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
  examples: ['2030-01-31'],
  description: 'Date on which a window that takes place once starts, YYYY-MM-DD in its time zone.',
});
const days = Type.Array(
  Type.Unsafe<Weekday>({ type: 'string', enum: [...WEEKDAYS], description: 'A day of the week.' }),
  { minItems: 1, maxItems: 7, description: 'Days on which a weekly window starts: mon … sun.' },
);
const starts = Type.String({
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
  examples: ['02:30'],
  description: 'When it starts, HH:MM in its time zone.',
});
const timeZone = Type.String({ minLength: 1, maxLength: 100, description: 'IANA name, e.g. Europe/Berlin.' });
const allSites = 'For all sites, also those added later. Otherwise name sites, tags or clients.';

const targets = {
  site_ids_or_domains: Type.Optional(siteSelectors('Sites that it is for, by id, domain or URL.')),
  tag_ids: Type.Optional(ids('Tags whose sites it is for, by id.')),
  client_ids: Type.Optional(ids('Clients whose sites it is for, by id.')),
};

export const newMaintenance = {
  name,
  all_sites: Type.Optional(Type.Boolean({ default: false, description: allSites })),
  ...targets,
  repeats,
  date: Type.Optional(date),
  days: Type.Optional(days),
  starts,
  minutes: maintenanceMinutes,
  time_zone: timeZone,
  enabled: Type.Optional(Type.Boolean({ default: true, description: 'Whether the window is enabled.' })),
};

/** Without defaults: omitted members keep their value. */
export const changedMaintenance = {
  window_id: maintenanceIdSchema,
  name: Type.Optional(name),
  all_sites: Type.Optional(Type.Boolean({ description: `${allSites} true removes those that it named.` })),
  ...targets,
  repeats: Type.Optional(repeats),
  date: Type.Optional(date),
  days: Type.Optional(days),
  starts: Type.Optional(starts),
  minutes: Type.Optional(maintenanceMinutes),
  time_zone: Type.Optional(timeZone),
  enabled: Type.Optional(Type.Boolean({ description: 'Whether the window is enabled.' })),
};

const named = (of: string) => ({
  id: Type.Integer({ description: `Id of the ${of}.` }),
  name: Type.String({ description: `Name of the ${of}.` }),
});

export const maintenanceStateSchema = Type.Unsafe<MaintenanceState>({
  type: 'string',
  enum: [...MAINTENANCE_STATES],
  description: 'open: its sites are in maintenance now; upcoming, ended or disabled.',
});

export const maintenanceSchema = Type.Object(
  {
    id: maintenanceIdSchema,
    name,
    all_sites: Type.Boolean({ description: 'For all sites.' }),
    sites: Type.Array(Type.Object({ ...named('site'), url: Type.String({ description: 'Address of the site.' }) }), {
      description: 'Sites that it names, by name; lists of windows show the first 20.',
    }),
    sites_count: Type.Integer({ description: 'How many sites it names.' }),
    tags: Type.Array(Type.Object(named('tag')), { description: 'Tags whose sites it is for.' }),
    clients: Type.Array(Type.Object(named('client')), { description: 'Clients whose sites it is for.' }),
    repeats,
    date: textOrNull('Date of a window that takes place once; null for a weekly one.'),
    days: Type.Array(Type.Unsafe<Weekday>({ type: 'string', enum: [...WEEKDAYS] }), {
      description: 'Days of a weekly window; otherwise empty.',
    }),
    starts,
    minutes: maintenanceMinutes,
    time_zone: timeZone,
    enabled: Type.Boolean({ description: 'Whether the window is enabled.' }),
    state: maintenanceStateSchema,
    opens_at: textOrNull(
      'Start of the current time, else of the next one, else of the last one, ISO 8601 UTC; null while it is disabled.',
    ),
    closes_at: textOrNull('End of that time, ISO 8601 UTC; null while it is disabled.'),
  },
  { description: 'The maintenance window.' },
);
