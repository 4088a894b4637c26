import { failureText } from '../../api/failure-text.ts';
import { useRun } from '../../api/use-ability.ts';
import { t } from '../../texts/text.ts';
import { toast, toastError, toastProblem } from '../../ui/feedback/toast.ts';

/** Checks the files of some sites now, and says how that went. */
export function useCheckFiles() {
  const check = useRun('check-files-v1');
  const run = (siteIds: readonly number[]) =>
    check.mutateAsync({ site_ids_or_domains: [...siteIds] }).then(
      answer => {
        const [first] = answer.errors ?? [];
        if (first) toastProblem(failureText(first), t('files.check.failed', { count: answer.errors?.length ?? 0 }));
        else toast(answer.queued ? t('files.check.queued') : t('files.check.done', { count: answer.total_checked }));
      },
      error => toastError(error),
    );
  return { run, busy: check.isPending };
}
