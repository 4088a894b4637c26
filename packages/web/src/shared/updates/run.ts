import type { Output } from '../../generated/abilities.ts';
import { UPDATE_TYPES } from '../../generated/choices.ts';
import { t } from '../../texts/text.ts';
import type { Tone } from '../../ui/text/chip.tsx';
import { durationText } from '../uptime/monitor-words.ts';
import { GROUP_NAMES } from './update.ts';

export type UpdateRun = Output<'list-update-runs-v1'>['items'][number];
export type UpdateRunItem = Output<'get-update-run-v1'>['items'][number];
export type ListedRunItemState = UpdateRunItem['state'];
export type ListedRunFailure = Output<'get-update-run-v1'>['failures'][number];

interface Shown {
  readonly text: string;
  readonly tone: Tone;
}

const RUN_TONES: Readonly<Record<UpdateRun['state'], Tone>> = {
  preparing: 'info',
  running: 'info',
  halted: 'bad',
  finished: 'good',
  abandoned: 'quiet',
};

/** The state of a run. One that ended with failures shows how many, and not in the colour of success. */
export function runState(run: UpdateRun): Shown {
  const state = t(`shared.updates.run.states.${run.state}`);
  const bad = badOf(run);
  if (!isRunOver(run) || bad === 0) return { text: state, tone: RUN_TONES[run.state] };
  return { text: t('shared.updates.run.failed', { state, count: bad }), tone: 'warn' };
}

/** `Update run: shop/shop.php, 3 failed` */
export function runTitle(run: UpdateRun): string {
  const bad = badOf(run);
  const what = whatOf(run);
  if (bad === 0) return t('shared.updates.run.title', { what });
  return t('shared.updates.run.titleFailed', { what, count: bad });
}

/** In the order in which they are shown: results first, worst before best. */
const ITEM_LOOKS: Readonly<Record<ListedRunItemState, { readonly tone: Tone; readonly color: string }>> = {
  needs_attention: { tone: 'bad', color: 'var(--bad)' },
  failed: { tone: 'bad', color: 'var(--bad)' },
  rolled_back: { tone: 'warn', color: 'var(--warn)' },
  updated: { tone: 'good', color: 'var(--good)' },
  skipped: { tone: 'quiet', color: 'gray' },
  rolling_back: { tone: 'info', color: 'var(--info)' },
  sent: { tone: 'info', color: 'var(--info)' },
  pending: { tone: 'quiet', color: 'gray' },
};

/** The state of an update of a run, in the same words on every page. */
export const itemState = (state: ListedRunItemState): Shown & { readonly color: string } => ({
  ...ITEM_LOOKS[state],
  text: t(`shared.updates.items.${state}`),
});

export const STATE_ORDER = Object.keys(ITEM_LOOKS) as ListedRunItemState[];

export const goesOn = ({ state }: UpdateRun) => state === 'preparing' || state === 'running';
/** Nothing of it changes by itself. The job of a run ends a moment after the run. */
export const hasSettled = (run: UpdateRun) => run.state === 'halted' || (!goesOn(run) && run.ended_at !== null);
export const isRunOver = ({ state }: UpdateRun) => state === 'finished' || state === 'abandoned';
/** It can still be ended early. */
export const isOpen = (run: UpdateRun) => goesOn(run) || run.state === 'halted';

const OPEN_STATES: readonly ListedRunItemState[] = ['pending', 'sent', 'rolling_back'];

/** Updates that have ended. */
export function doneOf({ items, counts }: UpdateRun): number {
  return items - OPEN_STATES.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
}

/** Updates that need attention. */
export const badOf = ({ counts }: UpdateRun) =>
  (counts.failed ?? 0) + (counts.needs_attention ?? 0) + (counts.rolled_back ?? 0);

const SLUGS_NAMED = 2;

/** `Plugins and themes`; `shop/shop.php and 3 more` */
export function whatOf({ types, slugs }: Pick<UpdateRun, 'types' | 'slugs'>): string {
  if (slugs && slugs.length > 0) {
    const more = slugs.length - SLUGS_NAMED;
    const some = slugs.slice(0, SLUGS_NAMED).join(', ');
    return more > 0 ? t('shared.updates.run.slugs', { slugs: some, count: more }) : some;
  }
  if (types.length === UPDATE_TYPES.length) return t('shared.updates.run.everything');
  return types.map(type => GROUP_NAMES[type]).join(', ');
}

export const whereOf = ({ scope, sites }: UpdateRun) =>
  t(scope === 'fleet' ? 'shared.updates.run.everywhere' : 'common.count.sites', { count: sites });

/** Who started a run: an update window by its name, else as the audit log names people, keys and this server. */
export function whoStarted({ started_by, window }: UpdateRun): string {
  if (window !== null) return t('shared.updates.run.byWindow', { name: window });
  const [kind = '', name = ''] = started_by.split(/:(.*)/s);
  if (kind === 'key') return t('shared.updates.run.byKey', { name });
  return kind === 'user' ? name : t('shared.updates.run.byServer');
}

/** How long it took; a dash while it has not ended. */
export function tookText({
  started_at,
  ended_at,
}: {
  readonly started_at: string;
  readonly ended_at: string | null;
}): string {
  return ended_at === null ? '–' : durationText(Math.round((Date.parse(ended_at) - Date.parse(started_at)) / 1000));
}
