import type { Output } from '../../generated/abilities.ts';
import { UPDATE_TYPES } from '../../generated/choices.ts';
import type { Tone } from '../../ui/text/chip.tsx';
import { formatNumber, quantity } from '../../ui/text/format.ts';
import type { UpdateKind } from './update.ts';

export type UpdateRun = Output<'list-update-runs-v1'>['items'][number];
export type UpdateRunItem = Output<'get-update-run-v1'>['items'][number];
export type ListedRunItemState = UpdateRunItem['state'];
export type ListedRunFailure = Output<'get-update-run-v1'>['failures'][number];

interface Shown {
  readonly text: string;
  readonly tone: Tone;
}

const RUN_STATES: Readonly<Record<UpdateRun['state'], Shown>> = {
  preparing: { text: 'Preparing', tone: 'info' },
  running: { text: 'Running', tone: 'info' },
  halted: { text: 'Needs a decision', tone: 'bad' },
  finished: { text: 'Finished', tone: 'good' },
  abandoned: { text: 'Ended early', tone: 'quiet' },
};

/** How a run stands. One that ended with failures says how many, and is not shown as good. */
export function runState(run: UpdateRun): Shown {
  const { text, tone } = RUN_STATES[run.state];
  const bad = badOf(run);
  return isRunOver(run) && bad > 0 ? { text: `${text}, ${formatNumber(bad)} failed`, tone: 'warn' } : { text, tone };
}

/** `Update run: shop/shop.php, 3 failed` */
export function runTitle(run: UpdateRun): string {
  const bad = badOf(run);
  return `Update run: ${whatOf(run)}${bad > 0 ? `, ${formatNumber(bad)} failed` : ''}`;
}

/** What became of an update, in the order in which it is shown: results first, worst before best. */
export const STATE_WORDS: Readonly<Record<ListedRunItemState, Shown & { readonly color: string }>> = {
  needs_attention: { text: 'Needs attention', tone: 'bad', color: 'red' },
  failed: { text: 'Failed', tone: 'bad', color: 'red' },
  rolled_back: { text: 'Rolled back', tone: 'warn', color: 'orange' },
  updated: { text: 'Updated', tone: 'good', color: 'green' },
  skipped: { text: 'Skipped', tone: 'quiet', color: 'gray' },
  rolling_back: { text: 'Rolling back', tone: 'info', color: 'indigo' },
  sent: { text: 'Under way', tone: 'info', color: 'indigo' },
  pending: { text: 'Waiting', tone: 'quiet', color: 'gray' },
};

export const STATE_ORDER = Object.keys(STATE_WORDS) as ListedRunItemState[];

export const goesOn = ({ state }: UpdateRun) => state === 'preparing' || state === 'running';
export const isRunOver = ({ state }: UpdateRun) => state === 'finished' || state === 'abandoned';
/** It can still be ended early. */
export const isOpen = (run: UpdateRun) => goesOn(run) || run.state === 'halted';

const OPEN_STATES: readonly ListedRunItemState[] = ['pending', 'sent', 'rolling_back'];

/** Updates that have come to their end. */
export function doneOf({ items, counts }: UpdateRun): number {
  return items - OPEN_STATES.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
}

/** Updates that somebody should look at. */
export const badOf = ({ counts }: UpdateRun) =>
  (counts.failed ?? 0) + (counts.needs_attention ?? 0) + (counts.rolled_back ?? 0);

const GROUPS: Readonly<Record<UpdateKind, string>> = {
  wp: 'WordPress',
  plugins: 'plugins',
  themes: 'themes',
  translations: 'translations',
};
const SLUGS_NAMED = 2;

/** `Plugins and themes`; `shop/shop.php and 3 more` */
export function whatOf({ types, slugs }: UpdateRun): string {
  if (slugs && slugs.length > 0) {
    const more = slugs.length - SLUGS_NAMED;
    return slugs.slice(0, SLUGS_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
  }
  if (types.length === UPDATE_TYPES.length) return 'All updates';
  const named = types.map(type => GROUPS[type]).join(', ');
  return named.charAt(0).toUpperCase() + named.slice(1);
}

export const whereOf = ({ scope, sites }: UpdateRun) =>
  `${quantity(sites, ['site', 'sites'])}${scope === 'fleet' ? ', everywhere' : ''}`;
