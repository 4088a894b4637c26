import { Skeleton } from '@mantine/core';
import { useSession } from '../../api/session.ts';
import { useRead } from '../../api/use-ability.ts';
import { t } from '../../texts/text.ts';
import { ExportButton } from '../../ui/data-table/export-button.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { formatDate, formatMoney } from '../../ui/text/format.ts';
import styles from './site.module.css';

export function SiteCostsTab({ siteId }: { readonly siteId: number }) {
  const { server } = useSession();
  const { data, error, refetch } = useRead('get-site-costs-v1', { site_id_or_domain: siteId });
  const note = error && <ErrorNote error={error} onRetry={refetch} />;
  if (!data) return note ?? <Skeleton height={160} />;
  if (data.costs.length === 0) {
    return note ?? <Empty title={t('site.costs.none')}>{t('site.costs.noneText')}</Empty>;
  }
  const money = (amount: number) => formatMoney(amount, server.currency ?? 'EUR');
  return (
    <Panel
      title={t('common.costs')}
      aside={
        <>
          <span className={styles.sub}>
            {t('site.costs.total', { monthly: money(data.total_monthly), yearly: money(data.total_yearly) })}
          </span>
          <ExportButton quiet source={{ name: 'get-site-costs-v1', input: { site_id_or_domain: siteId } }} />
        </>
      }
    >
      {note}
      <ul className={styles.list}>
        {data.costs.map(cost => (
          <li key={cost.id}>
            <span className={styles.grow}>{cost.name}</span>
            <span>
              {money(cost.amount)} {t(`site.costs.frequencies.${cost.frequency}`)}
            </span>
            <span className={styles.sub}>
              {cost.next_due ? t('site.costs.due', { date: formatDate(cost.next_due) }) : ''}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
