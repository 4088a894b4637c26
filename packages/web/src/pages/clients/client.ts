import type { Output } from '../../generated/abilities.ts';
import type { Tone } from '../../ui/text/chip.tsx';

export type Client = Output<'list-clients-v1'>['items'][number];
export type Status = Client['status'];

export const STATUS_NAMES: Readonly<Record<Status, string>> = {
  active: 'Active',
  suspended: 'Suspended',
  lead: 'Lead',
  lost: 'Lost',
};
export const STATUS_TONES: Readonly<Record<Status, Tone>> = {
  active: 'good',
  suspended: 'warn',
  lead: 'info',
  lost: 'quiet',
};
