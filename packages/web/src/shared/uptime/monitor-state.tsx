import { Chip } from '../../ui/text/chip.tsx';
import { MONITOR_MEANINGS, MONITOR_NAMES, monitorTone, type ShownStatus } from './monitor-words.ts';

/** Whether a site is up, in a word; what it means, or why it is so, as its tooltip. */
export function MonitorState({ status, reason }: { readonly status: ShownStatus; readonly reason?: string | null }) {
  return (
    <Chip tone={monitorTone(status)} title={reason ?? MONITOR_MEANINGS[status]}>
      {MONITOR_NAMES[status]}
    </Chip>
  );
}
