import { formatNumber, quantity } from '../../ui/text/format.ts';
import type { UpdateRunItem } from './run.ts';
import type { RunPlan } from './run-plan.ts';

type Reasons = RunPlan['not_rolled_back'];
type Reason = Exclude<UpdateRunItem['roll_back'], 'possible'>;

/** Why something cannot be rolled back, in words that end a sentence about it. */
const WHY: Readonly<Record<Reason, string>> = {
  wordpress: 'WordPress itself cannot be',
  translation: 'translations cannot be',
  no_package: 'the site names no package, as with most premium plugins and themes',
  other_host: 'its package comes from a host that keeps no old versions',
  no_version: 'the version before is not known',
  not_known: 'not known before the next sync',
};

const KINDS: Readonly<Record<Reason, string>> = {
  wordpress: 'WordPress itself',
  translation: 'translations',
  no_package: 'premium packages',
  other_host: 'packages from other hosts',
  no_version: 'items without a version',
  not_known: 'sites to be synced first',
};

const REASONS = Object.keys(WHY) as Reason[];

/** `3 updates cannot be rolled back: 2 of WordPress itself, 1 of premium packages.` Empty where all can be. */
export function notRolledBackText(reasons: Reasons): string {
  const found = REASONS.filter(reason => reasons[reason] !== undefined && reason !== 'translation');
  if (found.length === 0) return '';
  const total = found.reduce((sum, reason) => sum + (reasons[reason] ?? 0), 0);
  const named = found.map(reason => `${KINDS[reason]} (${formatNumber(reasons[reason] ?? 0)})`).join(', ');
  return `${quantity(total, ['update', 'updates'])} cannot be rolled back: ${named}.`;
}

/** The reason why an item cannot be rolled back, and on how many of its sites. */
export function itemNotRolledBack(reasons: Reasons, sites: number): string | undefined {
  const [reason] = REASONS.filter(known => reasons[known] !== undefined && known !== 'translation');
  if (reason === undefined) return undefined;
  const on = reasons[reason] ?? 0;
  const where = on < sites ? ` on ${quantity(on, ['site', 'sites'])}` : '';
  return `cannot be rolled back${where}: ${WHY[reason]}`;
}

/** Whether one update can be rolled back, as a sentence. */
export function canRollBack(item: Pick<UpdateRunItem, 'roll_back'>): string {
  return item.roll_back === 'possible' ? 'Possible' : `Not possible: ${WHY[item.roll_back]}`;
}
