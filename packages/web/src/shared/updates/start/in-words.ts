import { t } from '../../../texts/text.ts';
import { type RunPlan, wavesOf } from '../run-plan.ts';
import type { CarefulValues } from './careful-fields.tsx';

/** What a start means, in sentences. @param careful Undefined: all at once. */
export function inWords(
  plan: Pick<RunPlan, 'sites' | 'updates' | 'skipped'>,
  careful: CarefulValues | undefined,
): string[] {
  const { sites, updates, skipped } = plan;
  const install = t('updates.words.install', { updates: updates - skipped, sites });
  if (careful === undefined) return [install, t('updates.words.atOnce')];
  const { first_site_ids, canary_percent, growth, failure_threshold_percent, health_check, rollback } = careful;
  const chosen = first_site_ids.length > 0 ? Math.min(sites, first_site_ids.length) : undefined;
  const [first = sites, ...others] = wavesOf(sites, Number(canary_percent), Number(growth), chosen);
  return [
    install,
    others.length === 0
      ? t('updates.words.oneWave')
      : t('updates.words.waves', { count: first, waves: others.length + 1 }),
    ...(others.length === 0 ? [] : [t('updates.words.halt', { percent: Number(failure_threshold_percent) })]),
    t(health_check ? (rollback ? 'updates.words.rollBack' : 'updates.words.check') : 'updates.words.unchecked'),
  ];
}
