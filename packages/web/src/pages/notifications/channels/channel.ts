import type { Output } from '../../../generated/abilities.ts';
import type { CHANNEL_KINDS } from '../../../generated/choices.ts';
import { named } from '../../../texts/named.ts';

export type Channel = Output<'list-channels-v1'>['items'][number];
export type ChannelKindChoice = (typeof CHANNEL_KINDS)[number];

export const KIND_NAMES = named<ChannelKindChoice>({
  webhook: 'notifications.kinds.webhook',
  email: 'notifications.kinds.email',
  slack: 'notifications.kinds.slack',
  discord: 'notifications.kinds.discord',
  teams: 'notifications.kinds.teams',
  ntfy: 'notifications.kinds.ntfy',
  push: 'notifications.kinds.push',
});

/** Where it leads to, without what is secret in it. */
export const leadsTo = ({ address, recipients }: Channel) => address ?? recipients.join(', ');
