import { Type } from 'typebox';
import { objectOrNull, textOrNull, wholeOrNull } from '../../kernel/ability/nullable.ts';
import { CARRYING, type Carrying, IMPORT_SITE_STATES, WAYS_IN } from './import.ts';
import { siteReasonCauseSchema } from './site-reason.ts';

export const importIdSchema = Type.String({
  minLength: 1,
  maxLength: 100,
  description: 'Id of the import, as list-imports-v1 gives it.',
});

export const importSearchSchema = Type.Optional(
  Type.String({ maxLength: 200, description: 'Only those whose name, address or reason contains this text.' }),
);

export const importSiteStateSchema = Type.Unsafe<(typeof IMPORT_SITE_STATES)[number]>({
  type: 'string',
  enum: [...IMPORT_SITE_STATES],
  description:
    'planned: read, nothing was done yet. adopted: stored here; the old dashboard works beside. cut_over: only this server has its key. failed: adopting it failed, and may be tried again. skipped: left out. undone: removed from this server again.',
});

export const wayInSchema = Type.Unsafe<(typeof WAYS_IN)[number]>({
  type: 'string',
  enum: [...WAYS_IN],
  description:
    'key: with the key of the old dashboard. reconnect-secret: without a key, when the import is cut over. password: a person has to add it. none: it stays behind.',
});

export const oldIdsSchema = Type.Optional(
  Type.Array(Type.Integer({ minimum: 1 }), {
    minItems: 1,
    maxItems: 10_000,
    description: 'Only these sites, by their ids in the old dashboard. All of the import if left out.',
  }),
);

const count = (description: string) => Type.Integer({ description });

export const importSiteCountsSchema = Type.Object(
  {
    planned: count('Read, nothing was done yet.'),
    adopted: count('Stored here; the old dashboard works beside.'),
    cut_over: count('Only this server has their keys.'),
    failed: count('Adopting them failed.'),
    skipped: count('Left out.'),
    undone: count('Removed from this server again.'),
    total: count('All sites of the import.'),
  },
  { description: 'Sites of the import by state.' },
);

export const importSchema = Type.Object(
  {
    id: importIdSchema,
    source: Type.String({ description: 'What it was read from: mainwp.' }),
    url: Type.String({ description: 'Address of the old dashboard.' }),
    sites: importSiteCountsSchema,
    job_id: textOrNull('The job that works on it, or did so last.'),
    created_by: Type.String({ description: 'Who planned it first.' }),
    created_at: Type.String({ description: 'When it was planned first, ISO 8601 UTC.' }),
    planned_at: Type.String({ description: 'When it was planned last, ISO 8601 UTC.' }),
  },
  { description: 'An import: what was read from another dashboard.' },
);

export const importSiteSchema = Type.Object({
  old_id: Type.Integer({ description: 'Id of the site in the old dashboard.' }),
  url: Type.String({ description: 'Address of the site.' }),
  name: Type.String({ description: 'Name of the site.' }),
  way_in: wayInSchema,
  state: importSiteStateSchema,
  linked: Type.Boolean({ description: 'The site was here before, and keeps the connection that it had.' }),
  site_id: wholeOrNull('Id of the site here; null before it is adopted.'),
  suspended: Type.Boolean({ description: 'It was suspended in the old dashboard.' }),
  code: textOrNull('Error code of the last failure.'),
  reason: textOrNull('Why it failed, waits or is left out.'),
  cause: siteReasonCauseSchema,
});

export const importDetailSchema = Type.Object({
  import: importSchema,
  plan: objectOrNull('What the last plan came to; null if it had no report.'),
  records: Type.Array(
    Type.Object({
      kind: Type.String({ description: 'Such as tag, client or cost.' }),
      state: Type.String({ description: 'planned, carried, skipped or failed.' }),
      count: Type.Integer({ description: 'How many.' }),
    }),
    { description: 'What was read besides sites, by kind and state.' },
  ),
  carrying: Type.Unsafe<Carrying>({
    type: 'string',
    enum: [...CARRYING],
    description:
      'Whether the records, and what belongs to the sites that are here, came over. done: all of it. going_on: the rest is being carried over. stopped: that was interrupted, such as by a restore, or set aside because servers crashed over it. adopt-import-v1 tries it again; delete-import-v1 with discard gives it up.',
  }),
  items: Type.Array(importSiteSchema, { description: 'The sites of this page, by their ids in the old dashboard.' }),
  page: Type.Integer({ description: 'The requested page.' }),
  per_page: Type.Integer({ description: 'Sites per page.' }),
  total: Type.Integer({ description: 'All sites that match.' }),
});

/** What all steps answer that become a job. */
export const importJobFields = {
  import_id: importIdSchema,
  queued: Type.Boolean({ description: 'Whether there is work for a job.' }),
  job_id: Type.Optional(Type.String({ description: 'The job that does the work.' })),
  status_url: Type.Optional(Type.String({ description: 'Where to poll the job.' })),
  sites_queued: Type.Integer({ description: 'Sites that the job works on.' }),
};
