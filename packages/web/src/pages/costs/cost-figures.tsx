import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Output } from '../../generated/abilities.ts';
import { t } from '../../texts/text.ts';
import { formatMoney } from '../../ui/text/format.ts';
import styles from './costs.module.css';

const FIGURES = ['month', 'year', 'soon', 'later'];

/** The totals of all costs and what is due; each count links to the list whose total it is. */
export function CostFigures({ overview }: { readonly overview: Output<'get-costs-overview-v1'> | undefined }) {
  if (!overview) {
    return (
      <div className={styles.figures}>
        {FIGURES.map(figure => (
          <Skeleton key={figure} className={styles.bones} />
        ))}
      </div>
    );
  }
  const { currency, total_monthly, total_yearly } = overview;
  return (
    <dl className={styles.figures}>
      <div className={styles.figure}>
        <dt>{t('costs.figures.month')}</dt>
        <dd>{formatMoney(total_monthly, currency)}</dd>
      </div>
      <div className={styles.figure}>
        <dt>{t('costs.figures.year')}</dt>
        <dd>{formatMoney(total_yearly, currency)}</dd>
      </div>
      <Due days={30} currency={currency} {...overview.due_30} />
      <Due days={90} currency={currency} {...overview.due_90} />
    </dl>
  );
}

interface DueProps {
  readonly days: number;
  readonly count: number;
  readonly amount: number;
  readonly currency: string;
}

function Due({ days, count: costs, amount, currency }: DueProps) {
  return (
    <div className={styles.figure}>
      <dt>{t('costs.figures.due', { days })}</dt>
      <dd>
        {formatMoney(amount, currency)}{' '}
        <small>
          <Link to="/costs" search={{ due: days }}>
            {t('common.count.costs', { count: costs })}
          </Link>
        </small>
      </dd>
    </div>
  );
}
