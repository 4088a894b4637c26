import { Chip } from '../../ui/text/chip.tsx';
import { downText, MONITOR_MEANINGS, MONITOR_NAMES, monitorTone, type ShownStatus } from './monitor-words.ts';

interface MonitorStateProps {
  readonly status: ShownStatus;
  /** Why its last check failed, in the words of the server. */
  readonly reason: string | null;
  readonly status_code: number | null;
}

/** Whether a site is up, in a word; what it means, or why it is so, as its tooltip. */
export function MonitorState({ status, reason, status_code }: MonitorStateProps) {
  return (
    <Chip
      tone={monitorTone(status)}
      title={reason ? downText({ cause: null, status_code, said: reason }) : MONITOR_MEANINGS[status]}
    >
      {MONITOR_NAMES[status]}
    </Chip>
  );
}
