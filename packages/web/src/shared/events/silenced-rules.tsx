import { t } from '../../texts/text.ts';
import { firstNames } from '../first-names.ts';

interface SilencedRulesProps {
  readonly rules: readonly { readonly id: number; readonly name: string }[] | undefined;
}

/** Alarm rules that tell nothing after a deletion: names them, or shows nothing. */
export function SilencedRules({ rules = [] }: SilencedRulesProps) {
  if (rules.length === 0) return null;
  return ` ${t('shared.silencedRules', { count: rules.length, names: `${firstNames(rules)}.` })}`;
}
