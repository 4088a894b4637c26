import type { Trx } from '../../ports/database/port.ts';
import { emitEvents } from '../events/index.ts';
import type { ChannelRow } from './channel.ts';

/** Ends what was told of a failing channel, which nothing is sent to from now on. */
export async function tellUnwatchedChannel(trx: Trx, channel: ChannelRow, now: number): Promise<void> {
  if (channel.failing_told === 0) return;
  const data = { channel_id: channel.id, name: channel.name };
  await emitEvents(trx, [{ type: 'channel.unwatched', data }], new Date(now));
}
