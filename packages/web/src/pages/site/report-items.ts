import { failureText } from '../../api/failure-text.ts';
import { type NetworkChange, networkText } from '../../shared/sites/network-text.ts';
import { t } from '../../texts/text.ts';
import { toast, toastError, toastProblem } from '../../ui/feedback/toast.ts';

interface Failure {
  readonly code: string;
  readonly message: string;
}

/** Reports the result of a change to one plugin or theme: a failure is returned as data, not as an error. */
export function reportItems(done: string, change: NetworkChange) {
  return {
    onSuccess: (answer: object) => {
      const failed = 'errors' in answer ? (answer.errors as readonly Failure[])[0] : undefined;
      if (failed) toastProblem(failureText(failed));
      else
        toast(
          'network' in answer
            ? t('site.installed.doneNote', { done, note: networkText(String(answer.network), change) })
            : done,
        );
    },
    onError: (error: Error) => toastError(error),
  };
}
