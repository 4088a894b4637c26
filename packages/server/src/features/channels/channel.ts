import type { Selectable } from 'kysely';
import type { Tables } from '../../ports/database/schema.ts';
import { openReadable, type Secrets } from '../../ports/secrets/port.ts';
import { placeOfChannel } from './sealed-channels.ts';

export const CHANNEL_KINDS = ['webhook', 'email', 'slack', 'discord', 'teams', 'ntfy', 'push'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

export type ChannelRow = Selectable<Tables['channels']>;

export const NO_ERROR = { last_error: null, last_error_code: null, last_error_status: null } as const;

/** A channel that is switched on starts afresh. */
export const AFRESH = { off_reason: null, failures: 0, failing_since: null, ...NO_ERROR } as const;

/** What may be shown of where a channel leads to. */
export interface ChannelSettings {
  /** Where it leads to, without what is secret in it: https://hooks.example.com/… */
  readonly address?: string;
  /** Of e-mail. */
  readonly recipients?: readonly string[];
}

/** What is sealed. */
export interface ChannelSecrets {
  /** Address that messages are posted to; of ntfy that of its server. */
  readonly url?: string;
  /** Secrets of webhook signatures, `whsec_…`. */
  readonly secret?: string;
  readonly previous_secret?: string;
  /** Of ntfy. Who knows the topic can read it. */
  readonly topic?: string;
  readonly token?: string;
  /** Of push: key and secret of the browser, in base64url. */
  readonly p256dh?: string;
  readonly auth?: string;
}

/** A channel that can be sent to. */
export interface OpenChannel {
  readonly id: number;
  readonly kind: ChannelKind;
  readonly settings: ChannelSettings;
  readonly secrets: ChannelSecrets;
  readonly previousSecretUntil: number | null;
}

/** Undefined if its secrets can't be opened. */
export function openChannel(secrets: Secrets, row: ChannelRow): OpenChannel | undefined {
  const opened = row.sealed === null ? Buffer.from('{}') : openReadable(secrets, placeOfChannel(row.id), row.sealed);
  if (opened === undefined) return undefined;
  return {
    id: row.id,
    kind: row.kind as ChannelKind,
    settings: JSON.parse(row.settings_json) as ChannelSettings,
    secrets: JSON.parse(opened.toString()) as ChannelSecrets,
    previousSecretUntil: row.previous_secret_until,
  };
}

export function sealChannel(secrets: Secrets, id: number, plain: ChannelSecrets): string {
  return secrets.seal(placeOfChannel(id), JSON.stringify(plain));
}

/** A name as it is shown, sorted and searched. */
export function channelNames(name: string): { name: string; name_key: string } {
  const trimmed = name.trim();
  return { name: trimmed, name_key: trimmed.toLowerCase() };
}
