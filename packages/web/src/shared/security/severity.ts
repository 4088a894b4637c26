import { named } from '../../texts/named.ts';
import type { Tone } from '../../ui/text/chip.tsx';

export const SEVERITIES = ['critical', 'warning', 'info'] as const;
type Severity = (typeof SEVERITIES)[number];

export const SEVERITY_NAMES = named<Severity>({
  critical: 'shared.severities.critical',
  warning: 'shared.severities.warning',
  info: 'shared.severities.info',
});
export const SEVERITY_TONES: Readonly<Record<Severity, Tone>> = { critical: 'bad', warning: 'warn', info: 'info' };
