import { Type } from 'typebox';
import { textOrNull } from '../../../kernel/ability/nullable.ts';
import { isScoped, type SiteScope } from '../../../kernel/lists/site-scope.ts';
import { isoInstantOrNull } from '../../../kernel/text/instants.ts';
import type { Queryable } from '../../../ports/database/port.ts';
import { countChosenSites } from '../run.store.ts';
import { type KnownRun, type RunState, runHasEnded, runStateOf } from '../run.views.ts';
import type { Strategy } from '../strategy.ts';
import { tooManyFailed, wavesToCome } from './next-step.ts';
import { selectWaves, type WaveRow, waveHasPending } from './waves.store.ts';

export const WAVE_STATES = ['planned', 'updating', 'checking', 'passed', 'halted', 'stopped'] as const;
export type WaveState = (typeof WAVE_STATES)[number];

const count = (description: string) => Type.Integer({ description });

export const waveSchema = Type.Object({
  wave: count('Its number, from 1.'),
  state: Type.Unsafe<WaveState>({
    type: 'string',
    enum: [...WAVE_STATES],
    description:
      'planned: not begun; its size holds unless a wave before it fails. updating: updates are being sent. checking: all were sent, and the sites are being looked at. passed: few enough sites failed. halted: too many failed. stopped: the run ended first.',
  }),
  sites: count('Sites in the wave.'),
  well: count('Sites on which all went well.'),
  bad: count('Sites with a failed update or a broken front page.'),
  untouched: count('Sites to which nothing was sent.'),
  bad_updates: count('Updates of the bad sites.'),
  failed_updates: count('Of these, updates that failed.'),
  started_at: textOrNull('When it was handed out, ISO 8601 UTC; null before, and in runs of earlier releases.'),
  ended_at: textOrNull('When its last site had ended, ISO 8601 UTC; null before.'),
});

/** @param pending Something is still to be sent to one of its sites. */
export function waveStateOf(
  strategy: Strategy | undefined,
  wave: Pick<WaveRow, 'sites' | 'well' | 'bad' | 'untouched'>,
  { run, ended, pending }: { run: RunState; ended: boolean; pending: boolean },
): WaveState {
  const open = wave.sites - wave.well - wave.bad - wave.untouched;
  if (open > 0) return ended || run === 'halted' ? 'stopped' : pending ? 'updating' : 'checking';
  return strategy !== undefined && tooManyFailed(strategy, wave) ? 'halted' : 'passed';
}

/**
 * The waves of a run in their order: those that were handed out, and those that are planned. In a scope, the numbers are
 * those of its sites, and nothing is planned: which sites come next is not known.
 */
export async function wavesOfRun(db: Queryable, run: KnownRun, scope: SiteScope = {}) {
  const strategy = run.strategy_json === null ? undefined : (JSON.parse(run.strategy_json) as Strategy);
  const rows = await selectWaves(db, run.job_id);
  const last = rows.at(-1);
  const ended = runHasEnded(run);
  const pending = last !== undefined && !ended && (await waveHasPending(db, run.job_id, last.wave));
  const known = { run: runStateOf(run), ended, pending };
  const states = new Map(rows.map(row => [row.wave, waveStateOf(strategy, row, known)]));
  const shown = isScoped(scope) ? await selectWaves(db, run.job_id, scope) : rows;
  const made = shown.map(({ started_at, ended_at, ...wave }) => ({
    ...wave,
    state: states.get(wave.wave) ?? 'passed',
    started_at: isoInstantOrNull(started_at),
    ended_at: isoInstantOrNull(ended_at),
  }));
  if (ended || isScoped(scope)) return made;
  const left = run.total - rows.reduce((sum, { sites }) => sum + sites, 0);
  const chosen = last ? 0 : await countChosenSites(db, run.job_id, strategy?.first_site_ids ?? []);
  const halted = known.run === 'halted';
  const sizes = wavesToCome(strategy, {
    total: run.total,
    left,
    chosen,
    halted,
    ...(last ? { last: last.sites } : {}),
  });
  const planned = sizes.map((sites, place) => ({
    wave: (last?.wave ?? 0) + place + 1,
    state: 'planned' as const,
    sites,
    well: 0,
    bad: 0,
    untouched: 0,
    bad_updates: 0,
    failed_updates: 0,
    started_at: null,
    ended_at: null,
  }));
  return [...made, ...planned];
}
