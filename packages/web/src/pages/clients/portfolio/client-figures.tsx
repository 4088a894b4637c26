import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { REFRESHED } from '../../../api/refreshed.ts';
import { useRead } from '../../../api/use-ability.ts';
import type { Output } from '../../../generated/abilities.ts';
import { t } from '../../../texts/text.ts';
import { Panel } from '../../../ui/layout/page.tsx';
import { formatNumber, formatRatio } from '../../../ui/text/format.ts';
import type { PortfolioPart } from './part.ts';
import styles from './portfolio.module.css';

interface ClientFiguresProps extends PortfolioPart {
  readonly overview: Output<'get-overview-v1'>;
}

const UPTIME_DAYS = 30;

const monitorsOf = ({ client_id, tag_id }: PortfolioPart['of']) => ({
  client_ids: [client_id],
  ...(tag_id === undefined ? {} : { tags_any: [tag_id] }),
});

/** What is pending for the client, each number with a link to what it counts. */
export function ClientFigures({ client, of, overview }: ClientFiguresProps) {
  const vulnerable = useRead('list-vulnerabilities-v1', { ...of, per_page: 1 }, REFRESHED).data?.total;
  const monitors = useRead('count-monitors-v1', monitorsOf(of), REFRESHED).data;
  const uptime = useRead('get-fleet-uptime-v1', { ...of, days: UPTIME_DAYS }, REFRESHED).data?.uptime_percent;
  const search = { client: client.id };
  const number = (count: number | undefined) => (count === undefined ? '…' : formatNumber(count));
  const figures: readonly (readonly [ReactNode, string])[] = [
    [
      <Link key="updates" to="/updates" search={{ ...search, view: 'sites' }}>
        {number(overview.updates.sites.any.count)}
      </Link>,
      t('clients.portfolio.sitesWithUpdates', { count: overview.updates.total }),
    ],
    [
      <Link key="items" to="/updates" search={search}>
        {number(overview.updates.items.count)}
      </Link>,
      t('clients.portfolio.items'),
    ],
    [
      <Link key="vulnerable" to="/vulnerabilities" search={search}>
        {number(vulnerable)}
      </Link>,
      t('clients.portfolio.vulnerabilities'),
    ],
    [
      <Link key="up" to="/uptime" search={{ ...search, status: 'up' }}>
        {number(monitors?.up)}
      </Link>,
      t('clients.portfolio.up'),
    ],
    [
      <Link key="down" to="/uptime" search={{ ...search, status: 'down' }}>
        {number(monitors?.down)}
      </Link>,
      t('clients.portfolio.down'),
    ],
    [
      <Link key="uptime" to="/uptime" search={search}>
        {uptime === undefined ? '…' : uptime === null ? '–' : formatRatio(uptime / 100)}
      </Link>,
      t('clients.portfolio.uptime', { count: UPTIME_DAYS }),
    ],
  ];
  return (
    <Panel title={t('clients.portfolio.pending')}>
      <dl className={styles.figures}>
        {figures.map(([value, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
