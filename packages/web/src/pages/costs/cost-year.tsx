import { Button, Skeleton } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import type { Output } from '../../generated/abilities.ts';
import { PRODUCT_NAMES, type Product } from '../../shared/costs/cost.ts';
import { useScopeInput } from '../../shared/scope/use-scope.ts';
import { t } from '../../texts/text.ts';
import { ExportButton } from '../../ui/data-table/export-button.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import { formatDate, formatMoney, formatMonth } from '../../ui/text/format.ts';
import chart from './chart.module.css';
import { CostChart, CostChartTable } from './cost-chart.tsx';
import styles from './costs.module.css';

type Overview = Output<'get-costs-overview-v1'>;

/** As far ahead as the overview lists them. */
const DUE_DAYS = 90;

/** The renewals of twelve months, and the next ones by day. */
export function CostYear({ overview }: { readonly overview: Overview | undefined }) {
  const [asTable, setAsTable] = useState(false);
  const scope = useScopeInput();
  if (!overview) return <Skeleton height={360} />;
  const { months, currency, undated } = overview;
  const sum = months.reduce((total, month) => total + Math.round(month.total * 100), 0) / 100;
  const tableButton = (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconTable size={15} />}
      aria-pressed={asTable}
      onClick={() => setAsTable(!asTable)}
    >
      {t(asTable ? 'costs.year.hideTable' : 'costs.year.showTable')}
    </Button>
  );
  return (
    <>
      <Panel
        title={t('costs.year.total', {
          amount: formatMoney(sum, currency),
          month: formatMonth(months[0]?.month ?? '', 'long'),
        })}
        aside={
          <>
            {tableButton}
            <ExportButton quiet source={{ name: 'get-costs-overview-v1', input: scope }} />
          </>
        }
      >
        {sum === 0 ? (
          <Empty title={t('costs.year.none')}>{t('costs.year.noneText')}</Empty>
        ) : (
          <CostChart months={months} currency={currency} />
        )}
        {asTable ? (
          <ScrollRegion label={t('costs.year.byMonthTable')} className={chart.tableBox}>
            <CostChartTable months={months} currency={currency} />
          </ScrollRegion>
        ) : (
          <div className="visually-hidden">
            <CostChartTable months={months} currency={currency} />
          </div>
        )}
        {undated > 0 && <p className="quiet">{t('costs.year.undated', { count: undated })}</p>}
      </Panel>
      <Panel
        title={t('costs.due.title', { days: DUE_DAYS })}
        aside={
          overview.due.length > 0 ? (
            <ExportButton quiet source={{ name: 'list-costs-v1', input: { ...scope, due_within_days: DUE_DAYS } }} />
          ) : undefined
        }
      >
        <Due {...overview} />
      </Panel>
    </>
  );
}

function Due({ due, due_90, currency }: Overview) {
  if (due.length === 0) return <p className="quiet">{t('costs.due.none')}</p>;
  return (
    <table className={styles.due}>
      <thead>
        <tr>
          <th scope="col">{t('costs.due.date')}</th>
          <th scope="col">{t('common.name')}</th>
          <th scope="col" data-from="sm">
            {t('shared.costs.columns.type')}
          </th>
          <th scope="col" data-from="sm">
            {t('shared.costs.columns.for')}
          </th>
          <th scope="col" data-align="end">
            {t('costs.due.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {due.map(cost => (
          <tr key={cost.id}>
            <td>{formatDate(cost.next_renewal)}</td>
            <td>{cost.name}</td>
            <td data-from="sm">{PRODUCT_NAMES[cost.product_type as Product]}</td>
            <td data-from="sm">{t('common.count.sites', { count: cost.sites_count })}</td>
            <td data-align="end">{formatMoney(cost.amount, currency)}</td>
          </tr>
        ))}
      </tbody>
      {due_90.count > due.length && (
        <caption>{t('costs.due.first', { shown: due.length, total: due_90.count })}</caption>
      )}
    </table>
  );
}
