import { MarkBar } from '../../shared/events/mark-bar.tsx';
import { t } from '../../texts/text.ts';

interface BulkBarProps {
  readonly count: number;
  readonly onAcknowledge: () => void;
  /** Without a time: asks for it. */
  readonly onSnooze: (until?: string) => void;
}

/** The actions on the selected alarms. */
export function AlarmBulkBar({ count, onAcknowledge, onSnooze }: BulkBarProps) {
  return (
    <MarkBar
      selected={t('alarms.selected', { count })}
      onAcknowledge={onAcknowledge}
      onSnooze={onSnooze}
      more={[{ id: 'date', label: t('alarms.act.date'), run: () => onSnooze() }]}
    />
  );
}
