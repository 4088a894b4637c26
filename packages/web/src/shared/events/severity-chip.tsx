import { Chip } from '../../ui/text/chip.tsx';
import { EVENT_SEVERITY_NAMES, EVENT_SEVERITY_TONES, type EventSeverityChoice } from './event-words.ts';

export function SeverityChip({ severity }: { readonly severity: EventSeverityChoice }) {
  return <Chip tone={EVENT_SEVERITY_TONES[severity]}>{EVENT_SEVERITY_NAMES[severity]}</Chip>;
}
