import { Skeleton, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useRead, useRun } from '../../../api/use-ability.ts';
import { useScopeInput } from '../../../shared/scope/use-scope.ts';
import { useStillHere } from '../../../shared/use-still-here.ts';
import styles from '../../../shared/vulnerabilities/act/act.module.css';
import { FirstSites } from '../../../shared/vulnerabilities/act/first-sites.tsx';
import { LeftNote } from '../../../shared/vulnerabilities/act/left-note.tsx';
import { t } from '../../../texts/text.ts';
import { AskDialog } from '../../../ui/dialogs/ask-dialog.tsx';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { toast } from '../../../ui/feedback/toast.ts';

interface DeactivateDialogProps {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** Shows which plugins would stop on which sites, and deactivates them as a job. */
export function DeactivateDialog({ id, title, onClose }: DeactivateDialogProps) {
  const navigate = useNavigate();
  const scope = useScopeInput();
  const stillHere = useStillHere();
  const input = { ...scope, vulnerability_ids: [id] };
  const deactivate = useRun('deactivate-vulnerable-plugins-v1');
  const { data, error, refetch } = useRead('plan-plugin-deactivation-v1', input, { staleTime: 0 });
  const go = async () => {
    const { job_id, sites } = await deactivate.mutateAsync(input);
    onClose();
    if (job_id === null) toast(t('vulnerabilities.deactivate.nothing'));
    else toast(t('vulnerabilities.deactivate.started', { count: sites }));
    if (job_id && stillHere()) await navigate({ to: '/jobs/$id', params: { id: job_id } });
  };
  return (
    <AskDialog
      title={t('vulnerabilities.deactivate.title', { title })}
      size="lg"
      label={t('vulnerabilities.deactivate.submit', { count: data?.sites ?? 0 })}
      danger
      ready={data !== undefined && data.sites > 0}
      busy={deactivate.isPending}
      error={deactivate.error}
      onGo={() => void go().catch(() => {})}
      onClose={onClose}
    >
      {error && <ErrorNote error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={120} />}
      {data && (
        <>
          {data.sites === 0 ? (
            <Text size="sm">{t('vulnerabilities.deactivate.nothing')}</Text>
          ) : (
            <>
              <Text size="sm">{t('vulnerabilities.deactivate.text')}</Text>
              <ul className={styles.planned} aria-label={t('vulnerabilities.deactivate.plugins')}>
                {data.items.map(({ slug, name, versions, sites }) => (
                  <li key={slug}>
                    <span>
                      {name} <span className={styles.quiet}>{versions.join(', ')}</span>
                    </span>
                    <span className={styles.quiet}>{t('common.count.sites', { count: sites })}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
          <FirstSites sites={data.first_sites} total={data.sites} />
          <LeftNote title={t('vulnerabilities.deactivate.left')} left={data.left} />
        </>
      )}
    </AskDialog>
  );
}
