import { Link } from '@tanstack/react-router';
import { useRead } from '../../../api/use-ability.ts';
import { t } from '../../../texts/text.ts';
import { Panel } from '../../../ui/layout/page.tsx';
import { formatDate, formatMoney } from '../../../ui/text/format.ts';
import type { PortfolioPart } from './part.ts';
import styles from './portfolio.module.css';

const SHOWN = 5;

/** What the client's next payments are. */
export function NextCosts({ client, of }: PortfolioPart) {
  const { data } = useRead('get-costs-overview-v1', of);
  return (
    <Panel
      title={t('clients.portfolio.costs')}
      aside={
        <Link to="/clients/$id" params={{ id: String(client.id) }} search={{ view: 'costs' }}>
          {t('clients.portfolio.allCosts')}
        </Link>
      }
    >
      {data?.due.length === 0 && <p className={styles.quiet}>{t('clients.portfolio.noCosts')}</p>}
      <ul className={styles.rows}>
        {data?.due.slice(0, SHOWN).map(cost => (
          <li key={cost.id}>
            <span>{cost.name}</span>
            <span className={styles.quiet}>{formatDate(cost.next_renewal)}</span>
            <span>{formatMoney(cost.amount, data.currency)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
