import { Text } from '@mantine/core';
import { failureText } from '../../api/failure-text.ts';
import { useRun } from '../../api/use-ability.ts';
import { t } from '../../texts/text.ts';
import { AskDialog } from '../../ui/dialogs/ask-dialog.tsx';
import { toast, toastProblem } from '../../ui/feedback/toast.ts';

interface AllowChecksDialogProps {
  readonly siteIds: readonly number[];
  /** False: they are turned off. */
  readonly allowed: boolean;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Says what file checks do on a site before they are turned on or off. */
export function AllowChecksDialog({ siteIds, allowed, onDone, onClose }: AllowChecksDialogProps) {
  const set = useRun('set-file-checks-v1');
  const count = siteIds.length;
  const go = async () => {
    const { errors, total_changed } = await set.mutateAsync({ site_ids_or_domains: [...siteIds], allowed });
    const [first] = errors;
    if (first) toastProblem(failureText(first), t('files.allow.failed', { count: errors.length }));
    else toast(t(allowed ? 'files.allow.on' : 'files.allow.off', { count: total_changed }));
    onDone?.();
    onClose();
  };
  return (
    <AskDialog
      title={t(allowed ? 'files.allow.title' : 'files.allow.stopTitle', { count })}
      label={t(allowed ? 'files.allow.do' : 'files.allow.stop')}
      danger={!allowed}
      busy={set.isPending}
      error={set.error}
      // A failure is shown in the dialog.
      onGo={() => void go().catch(() => undefined)}
      onClose={onClose}
    >
      {allowed ? (
        <>
          <Text size="sm">{t('files.allow.what')}</Text>
          <Text size="sm">{t('files.allow.ask')}</Text>
        </>
      ) : (
        <Text size="sm">{t('files.allow.stopWhat')}</Text>
      )}
    </AskDialog>
  );
}
