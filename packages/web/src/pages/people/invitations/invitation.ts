import type { Output } from '../../../generated/abilities.ts';
import { named } from '../../../texts/named.ts';
import type { Tone } from '../../../ui/text/chip.tsx';

export type Invitation = Output<'list-invitations-v1'>['items'][number];

export const INVITATION_STATE_TONES: Readonly<Record<Invitation['state'], Tone>> = {
  pending: 'info',
  accepted: 'good',
  revoked: 'quiet',
  expired: 'warn',
};

export const INVITATION_STATE_NAMES = named<Invitation['state']>({
  pending: 'people.invitations.states.pending',
  accepted: 'people.invitations.states.accepted',
  revoked: 'people.invitations.states.revoked',
  expired: 'people.invitations.states.expired',
});

export const MAIL_NAMES = named<Invitation['mail']>({
  none: 'people.invitations.mails.none',
  waiting: 'people.invitations.mails.waiting',
  sent: 'people.invitations.mails.sent',
  failed: 'people.invitations.mails.failed',
});
