import { t } from '../../../texts/text.ts';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import styles from './act.module.css';

interface FirstSitesProps {
  readonly sites: readonly { readonly id: number; readonly name: string }[];
  readonly total: number;
}

/** The names of the sites that something is about to be done on. */
export function FirstSites({ sites, total }: FirstSitesProps) {
  if (total === 0) return null;
  const more = total - sites.length;
  return (
    <ScrollRegion label={t('vulnerabilities.sites')} className={styles.names}>
      <ul>
        {sites.map(({ id, name }) => (
          <li key={id} dir="auto">
            {name}
          </li>
        ))}
        {more > 0 && <li>{t('shared.more', { count: more })}</li>}
      </ul>
    </ScrollRegion>
  );
}
