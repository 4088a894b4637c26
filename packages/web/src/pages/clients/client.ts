import type { Output } from '../../generated/abilities.ts';
import type { Tone } from '../../ui/text/chip.tsx';

export type ListedClient = Output<'list-clients-v1'>['items'][number];
type Status = ListedClient['status'];

export const CLIENT_STATUS_NAMES: Readonly<Record<Status, string>> = {
  active: 'Active',
  suspended: 'Suspended',
  lead: 'Lead',
  lost: 'Lost',
};
export const CLIENT_STATUS_TONES: Readonly<Record<Status, Tone>> = {
  active: 'good',
  suspended: 'warn',
  lead: 'info',
  lost: 'quiet',
};
