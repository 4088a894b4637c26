import type { ISSUE_SEVERITIES } from '../../generated/choices.ts';
import { named } from '../../texts/named.ts';
import type { Tone } from '../../ui/text/chip.tsx';

type Severity = (typeof ISSUE_SEVERITIES)[number];

export const SEVERITY_NAMES = named<Severity>({
  critical: 'shared.severities.critical',
  warning: 'shared.severities.warning',
  info: 'shared.severities.info',
});
export const SEVERITY_TONES: Readonly<Record<Severity, Tone>> = { critical: 'bad', warning: 'warn', info: 'info' };
