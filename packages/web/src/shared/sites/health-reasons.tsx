import { Link } from '@tanstack/react-router';
import { t } from '../../texts/text.ts';
import { Ago } from '../../ui/text/ago.tsx';
import { healthWords, reasonText, type ShownReason } from './health.ts';
import styles from './health-reasons.module.css';
import type { ListedSite } from './site-type.ts';

/** Everything that is the matter with a site, worst first, with what leads on; nothing for a healthy one. */
export function HealthReasons({ site }: { readonly site: Pick<ListedSite, 'id' | 'health_reasons'> }) {
  if (site.health_reasons.length === 0) return null;
  return (
    <ul className={styles.reasons} aria-label={t('shared.health.why')}>
      {site.health_reasons.map(reason => (
        <li key={reason.kind} data-tone={healthWords(reason.kind).tone}>
          <span>{reasonText(reason)}</span>
          <More reason={reason} siteId={site.id} />
        </li>
      ))}
    </ul>
  );
}

/** The tab of the site that shows more about a reason. */
const TABS = new Map([
  ['down', 'uptime'],
  ['altered', 'security'],
  ['vulnerable', 'security'],
  ['updates', 'updates'],
] as const);

function More({ reason: { kind, at, run_id }, siteId }: { readonly reason: ShownReason; readonly siteId: number }) {
  const tab = TABS.get(kind as never);
  return (
    <span className={styles.more}>
      {at !== null && kind !== 'expiring' && <Ago at={at} />}
      {run_id !== null && (
        <Link to="/updates/runs/$id" params={{ id: run_id }}>
          {t('shared.health.toRun')}
        </Link>
      )}
      {tab && (
        <Link to="/sites/$id" params={{ id: String(siteId) }} search={{ tab }}>
          {t('shared.health.show')}
        </Link>
      )}
    </span>
  );
}
