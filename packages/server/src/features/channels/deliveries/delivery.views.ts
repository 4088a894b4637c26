import { isoInstant, isoInstantOrNull } from '../../../kernel/text/instants.ts';
import type { MessageLanguage } from '../../../kernel/text/message-language.ts';
import type { EventSeverity } from '../../events/index.ts';
import type { ChannelKind } from '../channel.ts';
import type { MessageKind } from '../message.ts';
import type { DeliveryState } from './delivery.schemas.ts';
import type { NamedDelivery } from './delivery.store.ts';

export function deliveryView(row: NamedDelivery) {
  return {
    id: row.id,
    channel_id: row.channel_id,
    channel_name: row.channel_name,
    channel_kind: row.channel_kind as ChannelKind,
    message_id: row.message_key,
    kind: row.kind as MessageKind,
    severity: row.severity as EventSeverity,
    title: row.title,
    language: row.language as MessageLanguage,
    state: row.state as DeliveryState,
    attempts: row.attempts,
    order_key: row.order_key,
    created: isoInstant(row.created_at),
    last_attempt: isoInstantOrNull(row.last_attempt_at),
    next_attempt: isoInstantOrNull(row.next_at),
    ended: isoInstantOrNull(row.ended_at),
    status_code: row.status_code,
    answer: row.answer,
    error: row.error,
  };
}
