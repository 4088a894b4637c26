import { toast, toastError, toastProblem } from '../../ui/feedback/toast.ts';

interface Failure {
  readonly message: string;
}

/** Says what became of a change of one plugin or theme: a failure comes as data, not as an error. */
export function reportItems(done: string) {
  return {
    onSuccess: (answer: object) => {
      const failed = 'errors' in answer ? (answer.errors as readonly Failure[])[0] : undefined;
      if (failed) toastProblem(failed.message);
      else toast('network' in answer ? `${done}. ${answer.network}` : done);
    },
    onError: (error: Error) => toastError(error),
  };
}
