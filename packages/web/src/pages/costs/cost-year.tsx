import { Button, Skeleton } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import type { Output } from '../../generated/abilities.ts';
import { PRODUCT_NAMES, type Product } from '../../shared/costs/cost.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import { formatDate, formatMoney, formatMonth, formatNumber, quantity } from '../../ui/text/format.ts';
import chart from './chart.module.css';
import { CostChart, CostChartTable } from './cost-chart.tsx';
import styles from './costs.module.css';

type Overview = Output<'get-costs-overview-v1'>;

/** The renewals of twelve months, and the next ones by day. */
export function CostYear({ overview }: { readonly overview: Overview | undefined }) {
  const [asTable, setAsTable] = useState(false);
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
      {asTable ? 'Hide the table' : 'Show as a table'}
    </Button>
  );
  return (
    <>
      <Panel
        title={`${formatMoney(sum, currency)} from ${formatMonth(months[0]?.month ?? '', 'long')} on`}
        aside={tableButton}
      >
        {sum === 0 ? (
          <Empty title="Nothing will be paid">
            Only active subscriptions that say when they were renewed last can be foretold.
          </Empty>
        ) : (
          <CostChart months={months} currency={currency} />
        )}
        {asTable ? (
          <ScrollRegion label="Payments by month, as a table" className={chart.tableBox}>
            <CostChartTable months={months} currency={currency} />
          </ScrollRegion>
        ) : (
          <div className="visually-hidden">
            <CostChartTable months={months} currency={currency} />
          </div>
        )}
        {undated > 0 && (
          <p className="quiet">
            {quantity(undated, ['active subscription does', 'active subscriptions do'])} not say when it was renewed
            last and can’t be foretold. Give a day of last renewal to see it here.
          </p>
        )}
      </Panel>
      <Panel title="Due within 90 days">
        <Due {...overview} />
      </Panel>
    </>
  );
}

function Due({ due, due_90, currency }: Overview) {
  if (due.length === 0) return <p className="quiet">Nothing is due.</p>;
  return (
    <table className={styles.due}>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Name</th>
          <th scope="col" data-from="sm">
            Type
          </th>
          <th scope="col" data-from="sm">
            For
          </th>
          <th scope="col" data-align="end">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {due.map(cost => (
          <tr key={cost.id}>
            <td>{formatDate(cost.next_renewal)}</td>
            <td>{cost.name}</td>
            <td data-from="sm">{PRODUCT_NAMES[cost.product_type as Product]}</td>
            <td data-from="sm">{quantity(cost.sites_count, ['site', 'sites'])}</td>
            <td data-align="end">{formatMoney(cost.amount, currency)}</td>
          </tr>
        ))}
      </tbody>
      {due_90.count > due.length && (
        <caption>
          The first {formatNumber(due.length)} of {formatNumber(due_90.count)}.
        </caption>
      )}
    </table>
  );
}
