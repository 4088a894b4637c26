import type { Static } from 'typebox';
import { isoInstant, isoInstantOrNull } from '../../kernel/text/instants.ts';
import type { MessageLanguage } from '../../kernel/text/message-language.ts';
import type { channelSchema } from './channel.schemas.ts';
import type { ChannelKind, ChannelRow, ChannelSettings } from './channel.ts';
import { lastErrorOf } from './kinds/attempt-failure.ts';

/** Messages of a channel that have not arrived. */
export interface ChannelCounts {
  readonly waiting: number;
  readonly dead: number;
}

/** A channel as returned to callers, without its secrets. */
export function channelView(row: ChannelRow, { waiting, dead }: ChannelCounts): Static<typeof channelSchema> {
  const { address = null, recipients = [] } = JSON.parse(row.settings_json) as ChannelSettings;
  return {
    id: row.id,
    kind: row.kind as ChannelKind,
    name: row.name,
    language: row.language as MessageLanguage,
    enabled: row.enabled === 1,
    off_reason: row.off_reason,
    address,
    recipients: [...recipients],
    failing_since: isoInstantOrNull(row.failing_since),
    failures: row.failures,
    ...lastErrorOf(row),
    last_success: isoInstantOrNull(row.last_success_at),
    last_failure: isoInstantOrNull(row.last_failure_at),
    waiting,
    dead,
    previous_secret_until: isoInstantOrNull(row.previous_secret_until),
    created: isoInstant(row.created_at),
    updated: isoInstant(row.updated_at),
  };
}
