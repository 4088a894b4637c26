import { call } from '../../api/call.ts';
import { PlanTally, type RunPlan } from './plan-tally.ts';
import type { Offer, UpdateType } from './update.ts';

/** What is to be updated, and where. */
export interface RunTarget {
  /** Undefined: all connected sites. */
  readonly sites?: readonly number[];
  /** Undefined: all types. */
  readonly types?: readonly UpdateType[];
  /** Undefined: all items of the types. */
  readonly slugs?: readonly string[];
}

const PER_PAGE = 200;
/** As many ids as an address holds. */
const IDS_AT_ONCE = 200;
/** More items than this are counted, but not looked up site by site. */
const LOOKED_UP = 20;

/** What a run over the target would do, by what is pending now. Nothing is changed. */
export async function planRun(target: RunTarget, signal: AbortSignal): Promise<RunPlan> {
  const { sites, slugs } = target;
  const tally = new PlanTally(target);
  if (sites) {
    for (let from = 0; from < sites.length; from += IDS_AT_ONCE) {
      await read(target, tally, { include: sites.slice(from, from + IDS_AT_ONCE) }, signal);
    }
  } else if (slugs && slugs.length <= LOOKED_UP) {
    for (const search of slugs) await read(target, tally, { search }, signal);
  } else {
    return planBySummary(target, signal);
  }
  return tally.plan();
}

type Narrowed = { readonly include?: number[]; readonly search?: string };

async function read({ types }: RunTarget, tally: PlanTally, narrowed: Narrowed, signal: AbortSignal): Promise<void> {
  for (let page = 1, total = 1; (page - 1) * PER_PAGE < total; page++) {
    const input = { ...narrowed, type: types && [...types], page, per_page: PER_PAGE };
    const answer = await call('list-updates-v1', input, signal);
    total = answer.total;
    for (const site of answer.items) tally.add(site);
  }
}

/** For very much at once: counted per item, not per site. */
async function planBySummary({ types, slugs }: RunTarget, signal: AbortSignal): Promise<RunPlan> {
  const type = types && [...types];
  const named = slugs && new Set(slugs);
  const found: Offer[] = [];
  for (let page = 1, total = 1; (page - 1) * PER_PAGE < total; page++) {
    const answer = await call('get-updates-summary-v1', { type, page, per_page: PER_PAGE }, signal);
    total = answer.total;
    found.push(...answer.items.filter(({ slug }) => named?.has(slug) ?? true));
  }
  const items = found.map(({ versions, new_version, sites_count, ...item }) => ({
    ...item,
    ...{ from: new Set(versions), to: new Set([new_version]), sites: sites_count },
  }));
  const updates = items.reduce((sum, item) => sum + item.sites, 0);
  const sites = named ? undefined : (await call('list-updates-v1', { type, per_page: 1 }, signal)).total;
  return { sites, updates, skipped: undefined, items };
}

/** Sites per wave of a careful run that nothing halts. Source: the strategy of update runs. */
export function wavesOf(sites: number, canaryPercent: number, growth: number): number[] {
  const canary = Math.max(1, Math.ceil((sites * canaryPercent) / 100));
  const waves: number[] = [];
  let wave = canary;
  for (let left = sites; left > 0 && waves.length < MOST_WAVES; left -= wave) {
    wave = Math.min(left, Math.max(canary, waves.length === 0 ? canary : Math.ceil(wave * growth)));
    waves.push(wave);
  }
  return waves;
}

const MOST_WAVES = 100;
