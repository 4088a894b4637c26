import { useIsMutating } from '@tanstack/react-query';
import { hasCode, RequestError } from '../../api/request-error.ts';
import { useCan } from '../../api/session.ts';
import { useRun } from '../../api/use-ability.ts';
import { t, textIfAny } from '../../texts/text.ts';
import { toast, toastError, toastProblem } from '../../ui/feedback/toast.ts';

const TAKE = 'take-site-screenshot-v1';

interface TakeScreenshot {
  /** Undefined: the user may not. */
  readonly take: (() => void) | undefined;
  /** Also if another part of the page has asked for it. */
  readonly taking: boolean;
}

/** Takes a screenshot of a site now, which takes a few seconds. */
export function useTakeScreenshot(id: number): TakeScreenshot {
  const may = useCan();
  const { mutate } = useRun(TAKE);
  const input = { site_id_or_domain: id };
  const isOfSite = ({ state }: { state: { variables?: unknown } }) =>
    (state.variables as typeof input | undefined)?.site_id_or_domain === id;
  const taking = useIsMutating({ mutationKey: [TAKE], predicate: isOfSite }) > 0;
  const take = () =>
    mutate(input, { onSuccess: () => toast(t('shared.screenshot.done')), onError: error => tell(error) });
  return { take: may(TAKE) && !taking ? take : undefined, taking };
}

/** What the reader can do about it depends on the reason. */
function tell(error: unknown): void {
  const title = t('shared.screenshot.failed.title');
  const reason = error instanceof RequestError && hasCode(error, 'screenshots_unavailable') && error.data.reason;
  const text = reason === false ? undefined : textIfAny(`shared.screenshot.failed.${reason}`);
  if (text === undefined) toastError(error, title);
  else toastProblem(text, title);
}
