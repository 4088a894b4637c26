import { Skeleton } from '@mantine/core';
import { tlsErrorText } from '../../api/tls-error-text.ts';
import { useRead } from '../../api/use-ability.ts';
import type { Output } from '../../generated/abilities.ts';
import { issueText } from '../../shared/security/issue-text.ts';
import { SEVERITY_NAMES, SEVERITY_TONES } from '../../shared/security/severity.ts';
import { t } from '../../texts/text.ts';
import { ExportButton } from '../../ui/data-table/export-button.tsx';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { formatDate } from '../../ui/text/format.ts';
import { SiteFiles, useSiteFiles } from './files/site-files.tsx';
import styles from './site.module.css';
import { SiteVulnerabilities, useSiteFindings } from './site-vulnerabilities.tsx';

/** What is known to be wrong with the site, and what syncs and probes have found. */
export function SiteSecurityTab({ siteId }: { readonly siteId: number }) {
  const { findings, error } = useSiteFindings(siteId);
  const files = useSiteFiles(siteId);
  const security = useRead('get-site-security-v1', { site_id_or_domain: siteId });
  // Together: what came first would be moved down by what comes later. Only the last may take seconds: the certificate
  // is looked at if it was not lately.
  if (!(findings || error) || !files.known) return <Skeleton height={480} />;
  return (
    <>
      <SiteVulnerabilities siteId={siteId} />
      <SiteFiles siteId={siteId} />
      {!security.data && !security.error && <Skeleton height={160} />}
      {security.error && <ErrorNote error={security.error} onRetry={security.refetch} />}
      {security.data && <IssuesAndCertificate siteId={siteId} security={security.data} />}
    </>
  );
}

interface IssuesAndCertificateProps {
  readonly siteId: number;
  readonly security: Output<'get-site-security-v1'>;
}

function IssuesAndCertificate({ siteId, security }: IssuesAndCertificateProps) {
  const { ssl_status: tls, security_issues: issues } = security;
  return (
    <div className={styles.columns}>
      <Panel
        title={t('site.security.issues')}
        aside={
          issues.length > 0 ? (
            <ExportButton quiet source={{ name: 'get-site-security-v1', input: { site_id_or_domain: siteId } }} />
          ) : undefined
        }
      >
        {issues.length === 0 ? (
          <p className={styles.sub}>{t('site.security.none')}</p>
        ) : (
          <ul className={styles.list}>
            {issues.map(issue => (
              <li key={issue.type}>
                <Chip tone={SEVERITY_TONES[issue.severity]}>{SEVERITY_NAMES[issue.severity]}</Chip>
                <span className={styles.grow}>{issueText(issue)}</span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={t('site.security.tls')}>
        <FactList
          unknown="–"
          facts={[
            [
              t('site.security.valid'),
              <Chip key="valid" tone={tls.valid ? 'good' : 'bad'}>
                {t(tls.valid ? 'site.security.yes' : 'site.security.no')}
              </Chip>,
            ],
            [t('site.security.expires'), tls.expires && formatDate(tls.expires)],
            [t('site.security.issuer'), tls.issuer],
            [t('site.security.problem'), tls.error && tlsErrorText(tls.error)],
          ]}
        />
      </Panel>
    </div>
  );
}
