import { Skeleton } from '@mantine/core';
import { useRead } from '../../api/use-ability.ts';
import { SEVERITY_TONES } from '../../shared/security/severity.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { formatDate } from '../../ui/text/format.ts';
import styles from './site.module.css';

export function SiteSecurityTab({ siteId }: { readonly siteId: number }) {
  const { data, error, refetch } = useRead('get-site-security-v1', { site_id_or_domain: siteId });
  if (error) return <ErrorNote error={error} onRetry={refetch} />;
  if (!data) return <Skeleton height={240} />;
  const { ssl_status: tls, security_issues: issues } = data;
  return (
    <div className={styles.columns}>
      <Panel title="Issues">
        {issues.length === 0 ? (
          <p className={styles.sub}>The last sync found none.</p>
        ) : (
          <ul className={styles.list}>
            {issues.map(issue => (
              <li key={issue.type}>
                <Chip tone={SEVERITY_TONES[issue.severity]}>{issue.severity}</Chip>
                <span className={styles.grow}>{issue.message}</span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title="TLS certificate">
        <FactList
          unknown="–"
          facts={[
            [
              'Valid',
              <Chip key="valid" tone={tls.valid ? 'good' : 'bad'}>
                {tls.valid ? 'yes' : 'no'}
              </Chip>,
            ],
            ['Expires', tls.expires && formatDate(tls.expires)],
            ['Issuer', tls.issuer],
            ['Problem', tls.error],
          ]}
        />
      </Panel>
    </div>
  );
}
