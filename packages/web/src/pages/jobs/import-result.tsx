import { FailedSitesOfRow } from '../../shared/user-import/failed-sites-of-row.tsx';
import { problemText, rowError } from '../../shared/user-import/row-problems.ts';
import { type ImportRowFailure, rowOutcome } from '../../shared/user-import/row-result.ts';
import { t } from '../../texts/text.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import { latePart } from '../../ui/loading/late-part.ts';
import { Chip } from '../../ui/text/chip.tsx';
import { isActive, type Job } from './job.ts';
import styles from './jobs.module.css';

const RetryImport = latePart(async () => ({ default: (await import('./retry-import.tsx')).RetryImport }));

interface ImportTally {
  readonly total: number;
  readonly success_count: number;
  readonly failed_count: number;
  readonly failed_users: readonly ImportRowFailure[];
}

const MOST_SHOWN = 200;

/** The result of an import, row by row of its file. @param result As returned by `import-site-users-v1`. */
export function ImportResultPanel({ job, result }: { readonly job: Job; readonly result: object | undefined }) {
  if (!result || !('failed_users' in result)) return null;
  const { total, success_count, failed_count, failed_users } = result as ImportTally;
  const partly = failed_users.filter(row => row.created > 0).length;
  return (
    <Panel
      title={t('jobs.import.title')}
      aside={!isActive(job) && failed_count > 0 && <RetryImport jobId={job.job_id} failed={failed_users} />}
    >
      <p className={styles.tally}>
        {t('jobs.import.tally', {
          total,
          done: success_count,
          partly,
          failed: failed_count - partly,
          open: total - success_count - failed_count,
        })}
      </p>
      {failed_users.length > 0 && (
        <ScrollRegion label={t('jobs.import.failedRows')} className={styles.rows}>
          <ul>
            {failed_users.slice(0, MOST_SHOWN).map(row => (
              <li key={row.line_number}>
                <strong>{t('shared.import.line', { line: String(row.line_number) })}:</strong> <Outcome row={row} />
              </li>
            ))}
            {failed_users.length > MOST_SHOWN && (
              <li>{t('shared.more', { count: failed_users.length - MOST_SHOWN })}</li>
            )}
          </ul>
        </ScrollRegion>
      )}
    </Panel>
  );
}

function Outcome({ row }: { readonly row: ImportRowFailure }) {
  const { text, tone } = rowOutcome(row);
  if (row.failed_sites.length === 0 || row.sites === 1) return rowError(row);
  return (
    <>
      <Chip tone={tone}>{text}</Chip> {problemText(row)}
      <details>
        <summary className={styles.summary}>{t('shared.import.failedOn')}</summary>
        <FailedSitesOfRow failed={row.failed} failed_sites={row.failed_sites} />
      </details>
    </>
  );
}
