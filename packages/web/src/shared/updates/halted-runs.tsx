import { Link } from '@tanstack/react-router';
import { REFRESHED } from '../../api/refreshed.ts';
import { useRead } from '../../api/use-ability.ts';
import { rich } from '../../texts/rich.tsx';
import { t } from '../../texts/text.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { Ago } from '../../ui/text/ago.tsx';
import { useScopeInput } from '../scope/use-scope.ts';
import { haltText } from './halt-words.ts';
import { badOf, doneOf, type UpdateRun, whatOf } from './run.ts';
import { RunDecision } from './run-decision.tsx';
import styles from './runs.module.css';

const MOST_SHOWN = 5;

/** The halted update runs, each with its two options. Nothing if there are none. */
export function HaltedRuns() {
  const scope = useScopeInput();
  const { data } = useRead(
    'list-update-runs-v1',
    { ...scope, state: 'halted', per_page: MOST_SHOWN },
    { ...REFRESHED, staleTime: 0 },
  );
  if (!data || data.total === 0) return null;
  const more = data.total - data.items.length;
  return (
    <Panel title={t('shared.updates.halted.title', { count: data.total })}>
      <ul className={styles.rows}>
        {data.items.map(run => (
          <HaltedRun key={run.job_id} run={run} />
        ))}
        {more > 0 && (
          <li>
            <Link to="/updates" search={{ view: 'runs' }}>
              {t('shared.more', { count: more })}
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
          {rich('shared.updates.halted.what', {
            what,
            wave: run.wave,
            link: text => (
              <Link to="/updates/runs/$id" params={{ id: run.job_id }}>
                {text}
              </Link>
            ),
            ago: () => <Ago at={run.started_at} />,
          })}
        </div>
        <div className={styles.quiet}>
          {t('shared.updates.halted.text', {
            reason: haltText(run),
            count: badOf(run),
            open: run.items - doneOf(run),
            all: run.items,
          })}
        </div>
      </div>
      <RunDecision jobId={run.job_id} what={what} />
    </li>
  );
}
