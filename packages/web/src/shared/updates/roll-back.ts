import { t } from '../../texts/text.ts';
import type { UpdateRunItem } from './run.ts';
import type { RunPlan } from './run-plan.ts';

type Reasons = RunPlan['not_rolled_back'];
type Reason = Exclude<UpdateRunItem['roll_back'], 'possible'>;

const REASONS = [
  'wordpress',
  'translation',
  'no_package',
  'other_host',
  'no_version',
  'not_known',
] as const satisfies readonly Reason[];

/** Why something cannot be rolled back, as a clause that ends a sentence about it. */
const whyNot = (reason: Reason) => t(`shared.updates.rollBack.why.${reason}`);

/** `3 updates cannot be rolled back: 2 of WordPress itself, 1 of premium packages.` Empty if all can be. */
export function notRolledBackText(reasons: Reasons): string {
  const found = REASONS.filter(reason => reasons[reason] !== undefined && reason !== 'translation');
  if (found.length === 0) return '';
  const total = found.reduce((sum, reason) => sum + (reasons[reason] ?? 0), 0);
  const kinds = found.map(reason => {
    const kind = t(`shared.updates.rollBack.kinds.${reason}`);
    return t('shared.updates.rollBack.kind', { kind, count: reasons[reason] ?? 0 });
  });
  return t('shared.updates.rollBack.total', { count: total, kinds: kinds.join(', ') });
}

/** Whether an item can be rolled back, as a sentence; if not, why, and on how many of its sites. */
export function itemRollBack(reasons: Reasons, sites: number): string {
  const reason = REASONS.find(known => reasons[known] !== undefined);
  if (reason === undefined) return t('shared.updates.rollBack.can');
  const on = reasons[reason] ?? 0;
  const why = whyNot(reason);
  return on < sites
    ? t('shared.updates.rollBack.itemOn', { count: on, why })
    : t('shared.updates.rollBack.item', { why });
}

/** Whether one update can be rolled back, as a sentence. */
export function canRollBack(item: Pick<UpdateRunItem, 'roll_back'>): string {
  if (item.roll_back === 'possible') return t('shared.updates.rollBack.possible');
  return t('shared.updates.rollBack.notPossible', { why: whyNot(item.roll_back) });
}
