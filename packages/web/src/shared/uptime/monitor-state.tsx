import { Chip } from '../../ui/text/chip.tsx';
import { downText, MONITOR_MEANINGS, MONITOR_NAMES, type Monitor, monitorTone } from './monitor-words.ts';

type MonitorStateProps = Pick<Monitor, 'status' | 'cause' | 'status_code' | 'reason'>;

/** Whether a site is up, in a word; what it means, or why it is so, as its tooltip. */
export function MonitorState({ status, cause, status_code, reason }: MonitorStateProps) {
  return (
    <Chip
      tone={monitorTone(status)}
      title={reason ? downText({ cause, status_code, said: reason }) : MONITOR_MEANINGS[status]}
    >
      {MONITOR_NAMES[status]}
    </Chip>
  );
}
