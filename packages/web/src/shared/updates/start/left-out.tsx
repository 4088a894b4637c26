import type { Output } from '../../../generated/abilities.ts';
import { t } from '../../../texts/text.ts';
import { formatDateTime } from '../../../ui/text/format.ts';
import styles from './careful.module.css';

type Plan = Output<'plan-updates-v1'>;
const SHOWN = 5;

/** What a run leaves out, one line for each reason. Nothing if it leaves nothing out. */
export function LeftOut({ plan }: { readonly plan: Plan }) {
  const { skipped, held_sites, held_back, not_held_back, left_out, errors } = plan;
  const { ignored, disconnected_sites, suspended_sites } = left_out;
  const refused = errors.length - disconnected_sites - suspended_sites;
  const lines = [
    skipped > 0 && t('updates.leftOut.incompatible', { count: skipped }),
    ignored > 0 && t('updates.leftOut.ignored', { count: ignored }),
    ...held_back
      .slice(0, SHOWN)
      .map(({ name, version, until, sites }) =>
        t('updates.leftOut.young', { name, version, until: formatDateTime(until), count: sites }),
      ),
    held_back.length > SHOWN && t('updates.leftOut.moreYoung', { count: held_back.length - SHOWN }),
    ...not_held_back.slice(0, SHOWN).map(({ name, version }) => t('updates.leftOut.fixes', { name, version })),
    held_sites > 0 && t('updates.leftOut.held', { count: held_sites }),
    disconnected_sites > 0 && t('updates.leftOut.disconnected', { count: disconnected_sites }),
    suspended_sites > 0 && t('updates.leftOut.suspended', { count: suspended_sites }),
    refused > 0 && t('updates.leftOut.refused', { count: refused }),
  ].filter(line => line !== false);
  if (lines.length === 0) return null;
  return (
    <section className={styles.leftOut} aria-label={t('updates.leftOut.title')}>
      <strong>{t('updates.leftOut.title')}</strong>
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
