import { type Static, Type } from 'typebox';
import { WAYS_IN } from '../../import.ts';
import { PLAN_CODES, remarksSchema, rowRemarkFields } from '../../remarks/remark.ts';
import { siteReasonCauseSchema } from '../../site-reason.ts';

const text = (description: string) => Type.String({ description });
const count = (description: string) => Type.Integer({ minimum: 0, description });

/** What is carried over, as lines of a plan. */
export const PLANNED_KINDS = [
  'sites',
  'tags',
  'clients',
  'contacts',
  'client_fields',
  'costs',
  'ignored_updates',
  'trusted_items',
  'monitors',
  'api_keys',
] as const;

const plannedKindSchema = Type.Object(
  {
    kind: Type.Unsafe<(typeof PLANNED_KINDS)[number]>({
      type: 'string',
      enum: [...PLANNED_KINDS],
      description: 'What these are.',
    }),
    found: count('How many the old dashboard has, without rows that could not be read.'),
    here: count(
      'How many of them are here already: sites by address, tags and fields by name, clients by e-mail address, else by a name that only one client has here and there, unless each has an e-mail address.',
    ),
    left_out: count('How many are not carried over; `problems` and the sites say why.'),
  },
  { description: 'How many there are of one kind.' },
);

const plannedSiteSchema = Type.Object(
  {
    old_id: Type.Integer({ description: 'Id in the old dashboard.' }),
    name: text('Name of the site.'),
    url: text('Address of the site.'),
    way_in: Type.Unsafe<(typeof WAYS_IN)[number]>({
      type: 'string',
      enum: [...WAYS_IN],
      description:
        'key: with the key of the old dashboard. reconnect-secret: without a key, when the import is cut over. password: a person has to add it. none: it stays behind.',
    }),
    reason: Type.Union([Type.String(), Type.Null()], { description: 'Why there is no better way in; a sentence.' }),
    cause: siteReasonCauseSchema,
    site_id: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Id here, if a site with this address is here already. It keeps its connection.',
    }),
    same_as: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Id in the old dashboard of the same site, which is taken instead of this row.',
    }),
    suspended: Type.Boolean({ description: 'It is suspended, and stays so.' }),
    staging: Type.Boolean({ description: 'The old dashboard calls it a staging site.' }),
  },
  { description: 'A site of the old dashboard.' },
);

const planProblemSchema = Type.Object(
  {
    table: text('Table without its prefix; empty if it is about all of them.'),
    id: text('Id of the row, or its position as #1; empty if it is about the whole table.'),
    outcome: Type.Unsafe<'dropped' | 'changed'>({
      type: 'string',
      enum: ['dropped', 'changed'],
      description: 'dropped: the row is left out. changed: it is carried over with another value.',
    }),
    message: text('What was found, in one sentence.'),
    ...rowRemarkFields,
  },
  { description: 'A row that could not be read whole.' },
);

export const movePlanSchema = Type.Object(
  {
    source: Type.Literal('mainwp', { description: 'Kind of the old dashboard.' }),
    url: text('Address of the old dashboard; empty if it is not known.'),
    prefix: text('Prefix of its tables.'),
    db_version: text('Version of its tables; empty if it is not known.'),
    currency: text('Currency of its costs, ISO 4217.'),
    ways: Type.Object(
      {
        key: count('Sites that come over with the key of the old dashboard.'),
        reconnect_secret: count('Sites without a key, which are taken over when the import is cut over.'),
        password: count('Sites that a person has to add.'),
        linked: count('Sites that are here already, or that are the same as another row.'),
        none: count('Sites that stay behind.'),
      },
      { description: 'How many sites come over in which way.' },
    ),
    kinds: Type.Array(plannedKindSchema, { description: 'What there is, by kind.' }),
    sites: Type.Array(plannedSiteSchema, { description: 'The sites, by id.' }),
    warnings: Type.Array(Type.String(), { description: 'What to know before the next step.' }),
    warning_causes: remarksSchema('The warnings by code, in the same order.', PLAN_CODES),
    problems: Type.Array(planProblemSchema, { description: 'Rows that could not be read whole.' }),
  },
  { description: 'What an import would do. Nothing has been done yet.' },
);

export type MovePlan = Static<typeof movePlanSchema>;
export type PlannedSiteView = Static<typeof plannedSiteSchema>;
