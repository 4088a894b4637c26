import { Link } from '@tanstack/react-router';
import { REFRESHED } from '../../../api/refreshed.ts';
import { useRead } from '../../../api/use-ability.ts';
import { runState, whatOf } from '../../../shared/updates/run.ts';
import { t } from '../../../texts/text.ts';
import { Panel } from '../../../ui/layout/page.tsx';
import { Ago } from '../../../ui/text/ago.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import type { PortfolioPart } from './part.ts';
import styles from './portfolio.module.css';

const SHOWN = 5;

/** The last update runs over sites of the client. */
export function ClientRuns({ client, of }: PortfolioPart) {
  const { data } = useRead('list-update-runs-v1', { ...of, per_page: SHOWN }, REFRESHED);
  return (
    <Panel
      title={t('clients.portfolio.runs')}
      aside={
        <Link to="/updates" search={{ client: client.id, view: 'runs' }}>
          {t('clients.portfolio.allRuns', { count: data?.total ?? 0 })}
        </Link>
      }
    >
      {data?.total === 0 && <p className={styles.quiet}>{t('clients.portfolio.noRuns')}</p>}
      <ul className={styles.rows}>
        {data?.items.map(run => (
          <li key={run.job_id}>
            <Link to="/updates/runs/$id" params={{ id: run.job_id }} search={{ client: client.id }}>
              {whatOf(run)}
            </Link>
            <span className={styles.quiet}>
              <Ago at={run.started_at} />
            </span>
            <Chip tone={runState(run).tone}>{runState(run).text}</Chip>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
