import type { ChannelKind } from '../channel.ts';
import { sendDiscord } from './discord.ts';
import { sendEmail } from './email.ts';
import { sendNtfy } from './ntfy.ts';
import { sendPush } from './push.ts';
import type { SendOnce } from './receiver.ts';
import { sendSlack } from './slack.ts';
import { sendTeams } from './teams.ts';
import { sendWebhook } from './webhook.ts';

const SENDERS: Readonly<Record<ChannelKind, SendOnce>> = {
  webhook: sendWebhook,
  email: sendEmail,
  slack: sendSlack,
  discord: sendDiscord,
  teams: sendTeams,
  ntfy: sendNtfy,
  push: sendPush,
};

/** Sends a message once, in the form of the kind of the channel. */
export const sendMessage: SendOnce = (services, channel, message, attempt) =>
  SENDERS[channel.kind](services, channel, message, attempt);
