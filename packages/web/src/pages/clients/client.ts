import type { Output } from '../../generated/abilities.ts';
import { named } from '../../texts/named.ts';
import type { Tone } from '../../ui/text/chip.tsx';

export type ListedClient = Output<'list-clients-v1'>['items'][number];
/** A client of the list, with its figures. */
export type PortfolioClient = Output<'list-portfolio-v1'>['items'][number];
type Status = ListedClient['status'];

export const CLIENT_STATUS_NAMES = named<Status>({
  active: 'clients.statuses.active',
  suspended: 'clients.statuses.suspended',
  lead: 'clients.statuses.lead',
  lost: 'clients.statuses.lost',
});
export const CLIENT_STATUS_TONES: Readonly<Record<Status, Tone>> = {
  active: 'good',
  suspended: 'warn',
  lead: 'info',
  lost: 'quiet',
};
