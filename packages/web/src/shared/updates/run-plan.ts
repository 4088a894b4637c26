import type { Input, Output } from '../../generated/abilities.ts';
import type { UpdateKind } from './update.ts';

export type RunPlan = Omit<Output<'plan-updates-v1'>, 'held_back' | 'not_held_back' | 'first_sites' | 'left_out'>;
export type PlannedItem = RunPlan['items'][number];
export type PlannedHoldingRun = RunPlan['held_by'][number];
export type EarlierFailures = NonNullable<Input<'plan-updates-v1'>['failed_in']>;

interface ChosenUpdate {
  readonly type: UpdateKind;
  readonly slug: string;
}

/** What is to be updated, and where. */
export interface UpdateTarget {
  /** Undefined: all connected sites. */
  readonly sites?: readonly number[];
  /** Undefined: all types. */
  readonly types?: readonly UpdateKind[];
  /** Undefined: all items of the types. */
  readonly slugs?: readonly string[];
  /** Exactly these updates, instead of types and slugs. */
  readonly items?: readonly ChosenUpdate[];
  /** Only the failed updates of an earlier run. */
  readonly failedIn?: EarlierFailures;
}

/** The input of plans and runs. */
export function planInput({ sites, types, slugs, items, failedIn }: UpdateTarget): Input<'plan-updates-v1'> {
  return {
    site_ids_or_domains: sites && [...sites],
    type: types && [...types],
    slugs: slugs && [...slugs],
    items: items?.map(({ type, slug }) => ({ type, slug })),
    failed_in: failedIn,
  };
}

/** Sites per wave of a careful run that is not halted. Source: the strategy of update runs. @param chosen First sites. */
export function wavesOf(sites: number, canaryPercent: number, growth: number, chosen?: number): number[] {
  const canary = chosen ?? Math.max(1, Math.ceil((sites * canaryPercent) / 100));
  const waves: number[] = [];
  let wave = canary;
  for (let left = sites; left > 0 && waves.length < MOST_WAVES; left -= wave) {
    wave = Math.min(left, Math.max(canary, waves.length === 0 ? canary : Math.ceil(wave * growth)));
    waves.push(wave);
  }
  return waves;
}

const MOST_WAVES = 100;
