import { useCan } from '../../api/session.ts';
import { useRun } from '../../api/use-ability.ts';
import { MOST_ALARMS_AT_ONCE } from '../../generated/limits.ts';
import { t } from '../../texts/text.ts';
import { toast, toastError } from '../../ui/feedback/toast.ts';
import { formatDateTime } from '../../ui/text/format.ts';

export interface AlarmActions {
  readonly acknowledge: (ids: readonly number[]) => void;
  /** @param until As ISO 8601; null ends the snooze. Throws RequestError. */
  readonly snooze: (ids: readonly number[], until: string | null) => Promise<void>;
}

/** What the signed-in person may do with alarms; undefined: nothing. @param onDone After each change. */
export function useAlarmActions(onDone: () => void): AlarmActions | undefined {
  const may = useCan();
  const acknowledging = useRun('acknowledge-alarms-v1');
  const snoozing = useRun('snooze-alarms-v1');
  if (!may('acknowledge-alarms-v1')) return undefined;
  return {
    acknowledge(ids) {
      const change = (alarm_ids: number[]) => acknowledging.mutateAsync({ alarm_ids });
      inSlices(ids, change, count => t('alarms.acknowledged', { count })).then(onDone, error => toastError(error));
    },
    async snooze(ids, until) {
      await inSlices(
        ids,
        alarm_ids => snoozing.mutateAsync({ alarm_ids, until }),
        count =>
          until === null ? t('alarms.woken', { count }) : t('alarms.snoozed', { count, time: formatDateTime(until) }),
      );
      onDone();
    },
  };
}

/**
 * A request takes only so many alarms. If one fails, what those before it have changed is told all the same.
 * @param done The message once so many were changed. @throws RequestError
 */
async function inSlices(
  ids: readonly number[],
  change: (slice: number[]) => Promise<{ readonly changed: number }>,
  done: (count: number) => string,
): Promise<void> {
  let count = 0;
  try {
    for (let from = 0; from < ids.length; from += MOST_ALARMS_AT_ONCE) {
      const { changed } = await change(ids.slice(from, from + MOST_ALARMS_AT_ONCE));
      count += changed;
    }
  } catch (error) {
    if (count > 0) toast(done(count));
    throw error;
  }
  toast(done(count));
}
