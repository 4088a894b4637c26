import { useRead } from '../../api/use-ability.ts';
import { t } from '../../texts/text.ts';
import styles from './shell.module.css';

const ASK_MS = 30_000;

/** How many calls wait for a person, if any do. */
export function WaitingApprovals() {
  const { data } = useRead('list-approvals-v1', { status: 'pending', per_page: 1 }, { refetchInterval: ASK_MS });
  const count = data?.total ?? 0;
  if (count === 0) return undefined;
  return (
    <span className={styles.count} title={t('app.navigation.waiting', { count })}>
      {count}
    </span>
  );
}
