import { type Static, type TSchema, Type } from 'typebox';
import * as runs from '../../../features/update-runs/index.ts';
import type { UpdateGroup } from '../../../features/updates/index.ts';
import { textOrNull } from '../../../kernel/ability/nullable.ts';
import type { AnswerFacts } from '../answer.ts';
import { type RestRoute, route } from '../route.ts';
import { EDIT } from '../route-facts.ts';

/** The batch update start response. Source: docs/spec/rest-v2.md#updates. */
const start = {
  message: Type.String({ description: 'What was started, or why nothing was started.' }),
  last_time_start_batch_updates: Type.String({ description: 'When the run was started, ISO 8601 UTC.' }),
  job_id: textOrNull('Id of the job; null when there was nothing to update.'),
  status_url: textOrNull('Address to poll for the state of the job.'),
  queued_count: Type.Integer({ description: 'Updates to be installed.' }),
};

const result = Type.Object({
  success: Type.Integer({ description: '1: the site shows the new version. 0: it does not.' }),
  name: Type.String({ description: 'Name of the item.' }),
  old_version: Type.String({ description: 'Previous version; empty for translations.' }),
  version: Type.String({ description: 'Version on the site now; empty if that is not certain.' }),
  state: Type.String({ description: 'State of the item, see get-update-run-v1.' }),
  code: Type.Optional(Type.String({ description: 'Why it was not updated.' })),
  error: Type.Optional(Type.String({ description: 'What went wrong, and what to do.' })),
});
const updated = { success: 1, name: 'Hello Dolly', old_version: '1.7.1', version: '1.7.2', state: 'updated' };
const bySlugExample = { 'hello-dolly/hello.php': updated };
const bySlug = Type.Record(Type.String(), result, {
  description: 'The result of each item, by slug; only with wait.',
  examples: [bySlugExample],
});
const byGroup = Type.Record(Type.String(), bySlug, {
  description: 'The same, grouped by type of update; only with wait.',
  examples: [{ plugins: bySlugExample }],
});

interface Started {
  readonly message: string;
  readonly started_at: string;
  readonly job_id: string | null;
  readonly status_url: string | null;
  readonly queued_count: number;
  readonly held_by: Static<typeof runs.heldBySchema>;
  readonly results?: readonly Static<typeof runs.runItemSchema>[];
}

function startOf({ message, started_at, job_id, status_url, queued_count }: Started) {
  return { message, last_time_start_batch_updates: started_at, job_id, status_url, queued_count };
}

/** For the fleet, also the runs that are already updating sites. */
const fleetStart: AnswerFacts = {
  form: 'flat',
  data: Type.Object({ ...start, held_by: runs.heldBySchema }),
  shape: (made: Started) => ({ ...startOf(made), held_by: made.held_by }),
};

type Results = NonNullable<Started['results']>;

/** The start response; with `wait` also the outcome of each item, in `data`. */
function withResults(data: TSchema, dataOf: (results: Results) => unknown): AnswerFacts {
  return {
    form: 'flat',
    data: Type.Object({ ...start, data: Type.Optional(data) }),
    shape: (made: Started) => ({ ...startOf(made), ...(made.results ? { data: dataOf(made.results) } : {}) }),
  };
}

function resultsBySlug(items: Results) {
  return Object.fromEntries(items.map(item => [item.slug, resultOf(item)]));
}

function resultsByGroup(items: Results) {
  const groups = Map.groupBy(items, item => item.type);
  return Object.fromEntries([...groups].map(([group, own]) => [group, resultsBySlug(own)]));
}

function resultOf({ name, state, reason, message, ...item }: Static<typeof runs.runItemSchema>) {
  const unknown = state === 'needs_attention' || state === 'sent' || state === 'rolling_back';
  const has = state === 'updated' || reason === 'up_to_date' ? item.to_version : item.from_version;
  return {
    success: Number(state === 'updated'),
    name,
    old_version: item.from_version,
    state,
    version: unknown ? '' : has,
    ...(reason === null ? {} : { code: reason }),
    ...(message === null ? {} : { error: message }),
  };
}

/** A route that updates one type on one site. Source: docs/spec/rest-v2.md#updates. */
function ofSite(group: UpdateGroup): RestRoute {
  return route({
    methods: EDIT,
    path: `/updates/{id_or_domain}/update/${group}`,
    summary: `Install the pending updates of ${group === 'wp' ? 'WordPress itself' : group} on one site.`,
    ability: runs.runSiteUpdates,
    names: { id_or_domain: 'site_id_or_domain', ...(group === 'wp' ? {} : { slug: 'slugs' }) },
    fixed: { type: [group] },
    without: group === 'wp' ? ['slugs', 'items'] : ['items'],
    // Only slugs can be invalid by not being pending.
    never: group === 'wp' ? ['invalid_input'] : [],
    answer: withResults(bySlug, resultsBySlug),
  });
}

export const UPDATE_RUN_ROUTES: readonly RestRoute[] = [
  route({
    methods: EDIT,
    path: '/updates/update',
    ability: runs.runUpdates,
    summary: 'Install the pending updates of all connected sites in the background.',
    names: { slug: 'slugs' },
    without: ['site_ids_or_domains', 'failed_in', 'wait'],
    // No run can be named.
    never: ['job_not_found'],
    answer: fleetStart,
  }),
  route({
    methods: EDIT,
    path: '/updates/{id_or_domain}/update',
    ability: runs.runSiteUpdates,
    names: { id_or_domain: 'site_id_or_domain', slug: 'slugs' },
    shown: ['type', 'slug'],
    answer: withResults(byGroup, resultsByGroup),
  }),
  ...(['wp', 'plugins', 'themes', 'translations'] as const).map(ofSite),
  route({ methods: ['GET'], path: '/update-runs', ability: runs.listUpdateRuns, answer: { form: 'list' } }),
  route({
    methods: ['GET'],
    path: '/update-runs/{job_id}',
    ability: runs.getUpdateRun,
    answer: { form: 'single' },
  }),
  route({
    methods: EDIT,
    path: '/update-runs/{job_id}/resume',
    ability: runs.resumeUpdateRun,
    answer: { form: 'single', message: 'The run was resumed.' },
  }),
  route({
    methods: EDIT,
    path: '/update-runs/{job_id}/abandon',
    ability: runs.abandonUpdateRun,
    answer: { form: 'single', message: 'The run was abandoned.' },
  }),
  route({
    methods: EDIT,
    path: '/update-runs/{job_id}/roll-back',
    ability: runs.rollBackUpdates,
    answer: { form: 'flat' },
  }),
];
