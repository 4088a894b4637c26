import { count, formatNumber } from '../../ui/format.ts';
import { Panel } from '../../ui/page.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import styles from './jobs.module.css';

export interface ImportTally {
  readonly total: number;
  readonly success_count: number;
  readonly failed_count: number;
  readonly failed_users: readonly { readonly line_number: number; readonly error: string }[];
}

/** What an import came to, row by row of its file. @param result As `import-site-users-v1` has it. */
export function ImportResult({ result }: { readonly result: object | undefined }) {
  if (!result || !('failed_users' in result)) return null;
  const { total, success_count, failed_count, failed_users } = result as ImportTally;
  return (
    <Panel title="Rows of the file">
      <p className={styles.tally}>
        {count(total, ['row', 'rows'])}: {formatNumber(success_count)} done, {formatNumber(failed_count)} failed
        {total > success_count + failed_count && `, ${formatNumber(total - success_count - failed_count)} under way`}.
      </p>
      {failed_users.length > 0 && (
        <ScrollRegion label="Rows that failed" className={styles.rows}>
          <ul>
            {failed_users.map(({ line_number, error }) => (
              <li key={line_number}>
                <strong>Line {line_number}:</strong> {error}
              </li>
            ))}
          </ul>
        </ScrollRegion>
      )}
    </Panel>
  );
}
