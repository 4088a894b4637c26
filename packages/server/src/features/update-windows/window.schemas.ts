import { Type } from 'typebox';
import { textOrNull, wholeOrNull } from '../../kernel/ability/nullable.ts';
import { WEEKDAYS, type Weekday } from '../../kernel/time/openings.ts';
import { siteSelectorSchema } from '../sites/index.ts';
import { changedStrategySchema, storedStrategySchema, strategyInputSchema } from '../update-runs/index.ts';
import {
  changedMinAgeSchema,
  changedTypesSchema,
  minAgeInputSchema,
  minAgeSchema,
  typesInputSchema,
  updateGroupSchema,
} from '../updates/index.ts';

const time = (example: string, description: string) =>
  Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', examples: [example], description });
const weekday = Type.Unsafe<Weekday>({ type: 'string', enum: [...WEEKDAYS], description: 'A day of the week.' });

export const windowIdSchema = Type.Integer({ minimum: 1, description: 'Id of the window.' });

const name = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S', description: 'Name of the window.' });
const days = Type.Array(weekday, { minItems: 1, maxItems: 7, description: 'Days on which it opens: mon … sun.' });
const opens = time('02:30', 'When it opens, HH:MM in its time zone.');
const closes = time(
  '05:00',
  'When it closes, HH:MM. A time at or before opening means the next day. Sites already started are completed.',
);
const timeZone = Type.String({ minLength: 1, maxLength: 100, description: 'IANA name, e.g. Europe/Berlin.' });
const enabled = { description: 'Whether the window is enabled.' };

export const newWindow = {
  name,
  site_id_or_domain: Type.Optional(siteSelectorSchema),
  tag_id: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'Only the sites with this tag. Without a site and a tag the window covers all sites.',
    }),
  ),
  days,
  opens,
  closes,
  time_zone: timeZone,
  type: typesInputSchema,
  strategy: strategyInputSchema,
  min_age_days: minAgeInputSchema,
  enabled: Type.Optional(Type.Boolean({ default: true, ...enabled })),
};

/** Without defaults: omitted members keep their value. */
export const changedWindow = {
  window_id: windowIdSchema,
  name: Type.Optional(name),
  days: Type.Optional(days),
  opens: Type.Optional(opens),
  closes: Type.Optional(closes),
  time_zone: Type.Optional(timeZone),
  type: changedTypesSchema,
  strategy: changedStrategySchema,
  min_age_days: changedMinAgeSchema,
  enabled: Type.Optional(Type.Boolean(enabled)),
};

export const windowFieldsSchema = Type.Object(
  {
    id: Type.Integer({ description: 'Id of the window.' }),
    name,
    site_id: wholeOrNull('The one site it is for.'),
    tag_id: wholeOrNull('The tag whose sites it is for; both null: all sites.'),
    days,
    opens,
    closes,
    time_zone: timeZone,
    types: Type.Array(updateGroupSchema, { description: 'Types of updates.' }),
    strategy: storedStrategySchema,
    min_age_days: minAgeSchema,
    enabled: Type.Boolean(enabled),
    next_opening: textOrNull(
      'When it opens next, ISO 8601 UTC; null while it is disabled. While an open window waits for sites that other runs are updating, the time at which it opened.',
    ),
    next_closing: textOrNull('When it closes after that, ISO 8601 UTC; null while it is disabled.'),
  },
  { description: 'The window.' },
);
