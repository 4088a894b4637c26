import type { Column } from '../../ui/data-table/column.ts';
import { Chip } from '../../ui/text/chip.tsx';
import { EVENT_SEVERITY_NAMES, EVENT_SEVERITY_TONES, type EventSeverityChoice, severityLabel } from './event-words.ts';

export function SeverityChip({ severity }: { readonly severity: EventSeverityChoice }) {
  return <Chip tone={EVENT_SEVERITY_TONES[severity]}>{EVENT_SEVERITY_NAMES[severity]}</Chip>;
}

/** The first column of lists of events, alarms and the like. */
export const severityColumn = (): Column<{ readonly severity: EventSeverityChoice }> => ({
  key: 'severity',
  header: severityLabel(),
  width: '112px',
  from: 'sm',
  cell: ({ severity }) => <SeverityChip severity={severity} />,
});
