import { useRead } from '../../api/use-ability.ts';
import { useScopeInput } from '../../shared/scope/use-scope.ts';
import { t } from '../../texts/text.ts';
import { useFirstViewShown } from '../../ui/loading/first-view.ts';
import styles from './shell.module.css';

const ASK_MS = 30_000;

/** How many calls about the chosen client or tag wait for a person, if any do. */
export function WaitingApprovals() {
  const input = { ...useScopeInput(), status: 'pending', per_page: 1 } as const;
  const { data } = useRead('list-approvals-v1', input, { refetchInterval: ASK_MS, enabled: useFirstViewShown() });
  const count = data?.total ?? 0;
  if (count === 0) return undefined;
  return (
    <span className={styles.count} title={t('app.navigation.waiting', { count })}>
      {count}
    </span>
  );
}
