import { Link } from '@tanstack/react-router';
import { REFRESHED } from '../../api/refreshed.ts';
import { useRead } from '../../api/use-ability.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { Ago } from '../../ui/text/ago.tsx';
import { formatNumber, quantity } from '../../ui/text/format.ts';
import { badOf, doneOf, type UpdateRun, whatOf } from './run.ts';
import { RunDecision } from './run-decision.tsx';
import styles from './runs.module.css';

const MOST_SHOWN = 5;

/** The halted update runs, each with its two ways on. Nothing where there are none. */
export function HaltedRuns() {
  const { data } = useRead(
    'list-update-runs-v1',
    { state: 'halted', per_page: MOST_SHOWN },
    { ...REFRESHED, staleTime: 0 },
  );
  if (!data || data.total === 0) return null;
  const more = data.total - data.items.length;
  return (
    <Panel title={data.total === 1 ? 'An update run needs your decision' : 'Update runs need your decision'}>
      <ul className={styles.rows}>
        {data.items.map(run => (
          <HaltedRun key={run.job_id} run={run} />
        ))}
        {more > 0 && (
          <li>
            <Link to="/updates" search={{ view: 'runs' }}>
              and {formatNumber(more)} more
            </Link>
          </li>
        )}
      </ul>
    </Panel>
  );
}

function HaltedRun({ run }: { readonly run: UpdateRun }) {
  const what = whatOf(run);
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <div>
          <Link to="/updates/runs/$id" params={{ id: run.job_id }}>
            {what}
          </Link>{' '}
          halted in wave {formatNumber(run.wave)}, started <Ago at={run.started_at} />
        </div>
        <div className={styles.quiet}>
          {run.halt_reason} {quantity(badOf(run), ['update', 'updates'])} failed,{' '}
          {formatNumber(run.items - doneOf(run))} of {formatNumber(run.items)} wait for your decision.
        </div>
      </div>
      <RunDecision jobId={run.job_id} what={what} />
    </li>
  );
}
