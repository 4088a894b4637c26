import { failureText, type SaidFailure } from '../../api/failure-text.ts';
import { t } from '../../texts/text.ts';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import styles from './failed-site-list.module.css';
import { SiteLink } from './site-link.tsx';

interface FailedSiteListProps {
  readonly label: string;
  readonly sites: readonly (SaidFailure & { readonly website_id: number | string })[];
  /** How many there are: more than are listed, perhaps. */
  readonly total: number;
}

/** Sites on which something failed, each with the reason and what to do. */
export function FailedSiteList({ label, sites, total }: FailedSiteListProps) {
  return (
    <ScrollRegion label={label} className={styles.failures}>
      <ul>
        {sites.map(({ website_id, ...failure }) => (
          <li key={website_id}>
            {typeof website_id === 'number' ? <SiteLink id={website_id} /> : website_id}: {failureText(failure)}
          </li>
        ))}
        {total > sites.length && <li>{t('shared.more', { count: total - sites.length })}</li>}
      </ul>
    </ScrollRegion>
  );
}
