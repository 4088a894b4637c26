import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { REFRESHED } from '../../api/refreshed.ts';
import { useRead } from '../../api/use-ability.ts';
import { VulnerabilityChip } from '../../shared/vulnerabilities/vulnerability-chip.tsx';
import {
  FINDING_STATE_MEANINGS,
  FINDING_STATE_NAMES,
  FINDING_STATE_TONES,
  updateText,
  type VulnerabilityFinding,
} from '../../shared/vulnerabilities/vulnerability-words.ts';
import { t } from '../../texts/text.ts';
import { ExportButton } from '../../ui/data-table/export-button.tsx';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import styles from './site.module.css';

/** More than any site should have; the page of all vulnerabilities lists the rest. */
const MOST = 100;

/** Undefined until all are known. */
export function useSiteFindings(siteId: number) {
  const asked = { site_id_or_domain: siteId, per_page: MOST };
  const exposed = useRead('list-vulnerability-findings-v1', { ...asked, state: 'exposed' }, REFRESHED);
  const inactive = useRead('list-vulnerability-findings-v1', { ...asked, state: 'inactive' }, REFRESHED);
  const feed = useRead('get-vulnerability-feed-v1', {}, REFRESHED);
  const error = exposed.error ?? inactive.error ?? feed.error;
  const findings = exposed.data && inactive.data && feed.data && [...exposed.data.items, ...inactive.data.items];
  const retry = () => Promise.all([exposed.refetch(), inactive.refetch(), feed.refetch()]);
  return { feed: feed.data, findings, error, retry };
}

/** Known vulnerabilities of what is installed on the site: first of what is in use, then of what is not. */
export function SiteVulnerabilities({ siteId }: { readonly siteId: number }) {
  const { feed, findings, error, retry } = useSiteFindings(siteId);
  return (
    <Panel
      title={t('site.security.vulnerabilities.title')}
      aside={
        findings && findings.length > 0 ? (
          <ExportButton
            quiet
            source={{ name: 'list-vulnerability-findings-v1', input: { site_id_or_domain: siteId } }}
          />
        ) : undefined
      }
    >
      {error && <ErrorNote error={error} onRetry={retry} />}
      {!findings && !error && <Skeleton height={80} />}
      {findings?.length === 0 && (
        <p className={styles.sub}>
          {t(feed?.records ? 'site.security.vulnerabilities.none' : 'site.security.vulnerabilities.noFeed')}
        </p>
      )}
      {findings && findings.length > 0 && (
        <ul className={`${styles.list} ${styles.findings}`}>
          {findings.map(finding => (
            <li key={`${finding.vulnerability_id} ${finding.slug}`}>
              <FindingLine finding={finding} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function FindingLine({ finding }: { readonly finding: VulnerabilityFinding }) {
  const { vulnerability_id, title, severity, score, name, version, fixed_in, state } = finding;
  const fix =
    fixed_in === null
      ? t('site.security.vulnerabilities.noFix')
      : t('site.security.vulnerabilities.fixedIn', { version: fixed_in });
  return (
    <>
      <VulnerabilityChip severity={severity} score={score} />
      <span className={styles.grow}>
        <Link to="/vulnerabilities/$id" params={{ id: vulnerability_id }}>
          {title}
        </Link>
        <br />
        <span className={styles.sub}>{[`${name} ${version}`, fix, updateText(finding)].join(' · ')}</span>
      </span>
      <Chip tone={FINDING_STATE_TONES[state]} title={FINDING_STATE_MEANINGS[state]}>
        {FINDING_STATE_NAMES[state]}
      </Chip>
    </>
  );
}
