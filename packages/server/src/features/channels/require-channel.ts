import type { Ctx } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Trx } from '../../ports/database/port.ts';
import { selectChannel, selectChannelCounts } from './channel.store.ts';
import type { ChannelRow } from './channel.ts';
import { channelView } from './channel.views.ts';
import { lockChannel } from './deliveries/settle.store.ts';

/** @throws AppError channel_not_found */
export async function requireChannel({ database }: Pick<Ctx, 'database'>, id: number): Promise<ChannelRow> {
  return (await selectChannel(database.db, id)) ?? noChannel(id);
}

/** The same, locked until the transaction ends. @throws AppError channel_not_found */
export async function claimChannel(trx: Trx, id: number): Promise<ChannelRow> {
  const row = await lockChannel(trx, id);
  return row && row.owner_id === null ? row : noChannel(id);
}

function noChannel(id: number): never {
  throw new AppError('channel_not_found', `No channel has id ${id}. List the channels to see which there are.`);
}

/** A channel as the list shows it. @throws AppError channel_not_found */
export async function readChannel({ channel_id }: { channel_id: number }, ctx: Ctx) {
  const row = await requireChannel(ctx, channel_id);
  const countsOf = await selectChannelCounts(ctx.database.db, [row.id]);
  return channelView(row, countsOf(row.id));
}
