import type { ISSUE_SEVERITIES } from '../../generated/choices.ts';
import type { Tone } from '../../ui/text/chip.tsx';

type Severity = (typeof ISSUE_SEVERITIES)[number];

export const SEVERITY_NAMES: Readonly<Record<Severity, string>> = {
  critical: 'Critical',
  warning: 'Warning',
  info: 'Info',
};
export const SEVERITY_TONES: Readonly<Record<Severity, Tone>> = { critical: 'bad', warning: 'warn', info: 'info' };
