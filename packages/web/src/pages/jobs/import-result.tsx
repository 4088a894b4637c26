import { FailedSiteList } from '../../shared/user-import/row-details.tsx';
import { type ImportRowFailure, rowOutcome } from '../../shared/user-import/row-result.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { formatNumber, quantity } from '../../ui/text/format.ts';
import { isActive, type Job } from './job.ts';
import styles from './jobs.module.css';
import { RetryImport } from './retry-import.tsx';

interface ImportTally {
  readonly total: number;
  readonly success_count: number;
  readonly failed_count: number;
  readonly failed_users: readonly ImportRowFailure[];
}

const MOST_SHOWN = 200;

/** What an import came to, row by row of its file. @param result As `import-site-users-v1` has it. */
export function ImportResultPanel({ job, result }: { readonly job: Job; readonly result: object | undefined }) {
  if (!result || !('failed_users' in result)) return null;
  const { total, success_count, failed_count, failed_users } = result as ImportTally;
  const partly = failed_users.filter(row => row.created > 0).length;
  const under = total - success_count - failed_count;
  return (
    <Panel
      title="Rows of the file"
      aside={!isActive(job) && failed_count > 0 && <RetryImport jobId={job.job_id} failed={failed_users} />}
    >
      <p className={styles.tally}>
        {quantity(total, ['row', 'rows'])}: {formatNumber(success_count)} done
        {partly > 0 && `, ${formatNumber(partly)} on some of ${partly === 1 ? 'its' : 'their'} sites only`}
        {`, ${formatNumber(failed_count - partly)} failed`}
        {under > 0 && `, ${formatNumber(under)} under way`}.
      </p>
      {failed_users.length > 0 && (
        <ScrollRegion label="Rows that failed" className={styles.rows}>
          <ul>
            {failed_users.slice(0, MOST_SHOWN).map(row => (
              <li key={row.line_number}>
                <strong>Line {row.line_number}:</strong> <Outcome row={row} />
              </li>
            ))}
            {failed_users.length > MOST_SHOWN && <li>and {formatNumber(failed_users.length - MOST_SHOWN)} more</li>}
          </ul>
        </ScrollRegion>
      )}
    </Panel>
  );
}

function Outcome({ row }: { readonly row: ImportRowFailure }) {
  const { text, tone } = rowOutcome(row);
  if (row.failed_sites.length === 0 || row.sites === 1) return row.error;
  return (
    <>
      <Chip tone={tone}>{text}</Chip> {row.problem}
      <details>
        <summary className={styles.summary}>Sites on which it failed</summary>
        <FailedSiteList failed={row.failed} failed_sites={row.failed_sites} />
      </details>
    </>
  );
}
