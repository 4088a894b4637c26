import type { Tone } from '../../ui/chip.tsx';
import type { SEVERITIES } from './search.ts';

type Severity = (typeof SEVERITIES)[number];

export const SEVERITY_NAMES: Readonly<Record<Severity, string>> = {
  critical: 'Critical',
  warning: 'Warning',
  info: 'Info',
};
export const SEVERITY_TONES: Readonly<Record<Severity, Tone>> = { critical: 'bad', warning: 'warn', info: 'info' };
