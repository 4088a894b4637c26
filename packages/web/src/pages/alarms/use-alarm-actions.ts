import { useCan } from '../../api/session.ts';
import { useRun } from '../../api/use-ability.ts';
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
    acknowledge: ids =>
      acknowledging.mutate(
        { alarm_ids: [...ids] },
        {
          onSuccess: ({ changed }) => {
            toast(t('alarms.acknowledged', { count: changed }));
            onDone();
          },
          onError: error => toastError(error),
        },
      ),
    async snooze(ids, until) {
      const { changed: count } = await snoozing.mutateAsync({ alarm_ids: [...ids], until });
      toast(
        until === null ? t('alarms.woken', { count }) : t('alarms.snoozed', { count, time: formatDateTime(until) }),
      );
      onDone();
    },
  };
}
