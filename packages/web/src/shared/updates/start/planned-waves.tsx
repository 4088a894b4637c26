import { t } from '../../../texts/text.ts';
import { type RunPlan, wavesOf } from '../run-plan.ts';
import styles from './careful.module.css';

const WAVES_SHOWN = 5;
const NAMES_SHOWN = 4;

interface PlannedWavesProps {
  readonly plan: RunPlan & { readonly first_sites?: readonly FirstSite[] };
  /** Of the form. */
  readonly values: {
    readonly canary_percent: number | string;
    readonly growth: number | string;
    readonly first_site_ids: readonly number[];
  };
}

interface FirstSite {
  readonly site_id: number;
  readonly site_name: string;
}

/** Which sites are in which wave, as far as their names are known: the plan names the first hundred. */
export function PlannedWaves({ plan, values }: PlannedWavesProps) {
  const { first_site_ids } = values;
  const chosen = new Set(first_site_ids);
  const canary = first_site_ids.length > 0 ? Math.min(first_site_ids.length, plan.sites) : undefined;
  const sizes = wavesOf(plan.sites, Number(values.canary_percent), Number(values.growth), canary);
  const others = (plan.first_sites ?? []).filter(site => !chosen.has(site.site_id)).map(site => site.site_name);
  let before = 0;
  const waves = sizes.slice(0, WAVES_SHOWN).map((size, place) => {
    const from = before;
    if (canary === undefined || place > 0) before += size;
    return { size, names: canary !== undefined && place === 0 ? [] : others.slice(from, from + size) };
  });
  const more = sizes.length - waves.length;
  return (
    <ol className={styles.waves} aria-label={t('updates.start.wavesLabel')}>
      {waves.map(({ size, names }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a wave is its place
        <li key={place}>
          <strong>{t('updates.start.wave', { wave: place + 1, count: size })}</strong>{' '}
          <span>{canary !== undefined && place === 0 ? t('updates.start.chosenSites') : namesOf(names, size)}</span>
        </li>
      ))}
      {more > 0 && <li className={styles.quiet}>{t('updates.start.moreWaves', { count: more })}</li>}
    </ol>
  );
}

/** `Alpha, Beta and 12 more`; nothing where no name is known. */
function namesOf(names: readonly string[], size: number): string {
  if (names.length === 0) return '';
  const shown = names.slice(0, NAMES_SHOWN);
  const list = shown.join(', ');
  return size > shown.length ? t('updates.start.andMore', { names: list, count: size - shown.length }) : list;
}
