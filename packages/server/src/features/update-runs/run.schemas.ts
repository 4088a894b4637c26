import { type TInteger, type TOptional, Type } from 'typebox';
import { textOrNull } from '../../kernel/ability/nullable.ts';
import { minAgeSchema, rollBackSchema, updateGroupSchema } from '../updates/index.ts';
import type { HoldingRun } from './holding-runs.ts';
import { RUN_STATES, type RunState } from './run.views.ts';
import {
  FAILED_STATES,
  type FailedState,
  RUN_ITEM_STATES,
  type RunItemState,
  WAYS_OUT,
  type WayOut,
} from './run-item.ts';
import { storedStrategySchema, strategySchema } from './strategy.ts';
import { HALT_CODES, type RunHalt } from './waves/run-halt.ts';

export const runJobIdSchema = Type.String({
  pattern: '^update_[0-9a-f-]{36}$',
  examples: ['update_5f0c3f0e-8a1d-4c7b-9b1e-2d6a7c3e4f10'],
  description: 'Id of the run: that of its job.',
});

export const slugsInputSchema = Type.Optional(
  Type.Array(Type.String({ minLength: 1, maxLength: 300 }), {
    minItems: 1,
    maxItems: 1000,
    description:
      'Only the updates of these plugins (dir/file.php), themes or translations; left out: all pending ones.',
  }),
);
export const itemsInputSchema = Type.Optional(
  Type.Array(
    Type.Object(
      {
        type: updateGroupSchema,
        slug: Type.String({ minLength: 1, maxLength: 300, description: 'Slug; wordpress for WordPress itself.' }),
      },
      { additionalProperties: false },
    ),
    {
      minItems: 1,
      maxItems: 1000,
      description:
        'Exactly these updates, instead of `type` and `slugs`, which together mean every slug in every type: a theme and its translation may have the same slug.',
    },
  ),
);
export const strategyInputSchema = Type.Optional(strategySchema);

export const runItemStateSchema = Type.Unsafe<RunItemState>({
  type: 'string',
  enum: [...RUN_ITEM_STATES],
  description:
    'updated: the site shows the new version. rolled_back: the earlier version was restored. needs_attention: somebody must look at the site.',
});

const haltSchema = Type.Unsafe<RunHalt | null>({
  type: ['object', 'null'],
  required: ['code'],
  properties: {
    code: Type.Unsafe<RunHalt['code']>({
      type: 'string',
      enum: [...HALT_CODES],
      description:
        'sites_failed: too many sites of a wave failed. window_closed: the update window closed before all sites had their turn.',
    }),
    failed: Type.Optional(Type.Integer({ description: 'sites_failed: sites of the wave that failed.' })),
    attempted: Type.Optional(Type.Integer({ description: 'sites_failed: sites of the wave that were attempted.' })),
  },
  description: 'What `halt_reason` follows from, for programs.',
});

/** A run that is updating sites. */
export const holdingRunSchema = Type.Object({
  job_id: Type.String({ description: 'Id of the run.' }),
  state: Type.Unsafe<RunState>({ type: 'string', enum: [...RUN_STATES], description: 'State of the run.' }),
  waits_for: Type.Unsafe<HoldingRun['waits_for']>({
    type: 'string',
    enum: ['decision', 'sites'],
    description: 'decision: the run is halted until somebody resumes or abandons it. sites: it continues by itself.',
  }),
  halt_reason: textOrNull('Why it was halted.'),
  halt: haltSchema,
  sites: Type.Integer({ description: 'Requested sites that this run is already updating.' }),
});

export const heldBySchema = Type.Array(holdingRunSchema, {
  description: 'Runs that are already updating requested sites; those that wait for a decision come first.',
});

/** The answer to every start of a run. Source: docs/spec/rest-v2.md#updates. */
export const startedRunFields = {
  job_id: textOrNull('Id of the job; null when there was nothing to update.'),
  status_url: textOrNull('Address to poll for the state of the job.'),
  started_at: Type.String({ description: 'When the run was started, ISO 8601 UTC.' }),
  queued_count: Type.Integer({ description: 'Updates to be installed.' }),
  sites: Type.Integer({ description: 'Sites in the run.' }),
  message: Type.String({ description: 'What was started, or why nothing was started.' }),
  held_by: heldBySchema,
};

export const runFieldsSchema = Type.Object(
  {
    job_id: Type.String({ description: 'Id of the run: that of its job.' }),
    state: Type.Unsafe<RunState>({
      type: 'string',
      enum: [...RUN_STATES],
      description:
        'halted: too many sites of a wave failed; resume or abandon the run. abandoned: the run was ended early.',
    }),
    scope: Type.Unsafe<'fleet' | 'sites'>({
      type: 'string',
      enum: ['fleet', 'sites'],
      description: 'All sites, or the given ones.',
    }),
    types: Type.Array(updateGroupSchema, { description: 'Types of updates.' }),
    slugs: Type.Unsafe<string[] | null>({
      type: ['array', 'null'],
      items: { type: 'string' },
      description: 'Only these items; null = all.',
    }),
    strategy: storedStrategySchema,
    min_age_days: minAgeSchema,
    wave: Type.Integer({ description: 'The current wave, from 1.' }),
    halt_reason: textOrNull('Why the run was halted or ended early.'),
    halt: haltSchema,
    started_at: Type.String({ description: 'When it was started, ISO 8601 UTC.' }),
    started_by: Type.String({ description: 'Who started it: user:…, key:… or system:….' }),
    window: textOrNull('Name of the update window that started it.'),
    ended_at: textOrNull('When it ended, ISO 8601 UTC; null before.'),
    closes_at: textOrNull(
      'When its window closes, ISO 8601 UTC. No site is started after that; null once somebody has resumed the run later.',
    ),
    sites: Type.Integer({ description: 'Sites in the run.' }),
    items: Type.Integer({ description: 'Updates in the run.' }),
    counts: Type.Object(
      Object.fromEntries(
        RUN_ITEM_STATES.map(state => [
          state,
          Type.Optional(Type.Integer({ description: `Updates that are ${state}.` })),
        ]),
      ) as Record<RunItemState, TOptional<TInteger>>,
      { description: 'Updates by state; states without any are left out.' },
    ),
  },
  { description: 'The run.' },
);

const failedState = (description: string) =>
  Type.Unsafe<FailedState>({ type: 'string', enum: [...FAILED_STATES], description });

export const causeInputSchema = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 200,
    description: 'Only updates with this cause, as the failures of the run name it.',
  }),
);

export const failedInInputSchema = Type.Optional(
  Type.Object(
    {
      job_id: runJobIdSchema,
      state: Type.Optional(failedState('Only updates in this state; failed by default.')),
      cause: causeInputSchema,
    },
    {
      additionalProperties: false,
      description: 'Retry: only updates that failed in this run and are still pending.',
    },
  ),
);

export const runFailureSchema = Type.Object({
  state: failedState('How these updates ended.'),
  cause: Type.String({ description: 'Code of the cause.' }),
  updates: Type.Integer({ description: 'Updates that ended this way.' }),
  sites: Type.Integer({ description: 'Sites affected.' }),
  message: Type.String({ description: 'Message of one of them.' }),
  can_roll_back: Type.Integer({
    description: 'Of these updates, those that roll-back-updates-v1 can roll back; 0 while a job does so.',
  }),
});

export const runItemSchema = Type.Object({
  site_id: Type.Integer({ description: 'Id of the site.' }),
  type: updateGroupSchema,
  slug: Type.String({ description: 'Slug of the plugin, theme or translation; wordpress for WordPress itself.' }),
  name: Type.String({ description: 'Name of the item.' }),
  from_version: Type.String({ description: 'Version before the update; empty for translations.' }),
  to_version: Type.String({ description: 'Version to install.' }),
  state: runItemStateSchema,
  reason: textOrNull('Why it was not updated, as a code; null if it was.'),
  cause: textOrNull('Code of the cause: from the response of the site if it gave one, else the reason.'),
  message: textOrNull('The reason in words, and what to do.'),
  roll_back: rollBackSchema,
  way_out: Type.Unsafe<WayOut | null>({
    type: ['string', 'null'],
    enum: [...WAYS_OUT, null],
    description:
      'What helps when it needs attention and was not rolled back. deactivate (the plugin) and switch_theme can be done from here; rename_folder and restore only at the host of the site.',
  }),
  sent_at: textOrNull('When it was sent to the site, ISO 8601 UTC; null if it was not sent.'),
  finished_at: textOrNull(
    'When it ended, ISO 8601 UTC; null before. When it was sent, for a rollback whose end nobody saw.',
  ),
});

/** Of runs over several sites. */
export const waitInputSchema = Type.Optional(
  Type.Boolean({
    description:
      'Respond only when the run has ended, or after ten minutes. If the run has more sites than batch.inline_limit, the answer comes at once all the same.',
  }),
);

export const waitedResultsSchema = Type.Optional(
  Type.Array(runItemSchema, { description: 'The outcome of each update; only if the caller waited.' }),
);
