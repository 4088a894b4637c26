import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { addChannel } from './add-channel.ts';
import { addPushBrowser } from './browsers/add-push-browser.ts';
import { listPushBrowsers } from './browsers/list-push-browsers.ts';
import { removePushBrowser } from './browsers/remove-push-browser.ts';
import { testPushBrowser } from './browsers/test-push-browser.ts';
import { deleteChannel } from './delete-channel.ts';
import { getDelivery } from './deliveries/get-delivery.ts';
import { listDeliveries } from './deliveries/list-deliveries.ts';
import { replayDeliveries } from './deliveries/replay-deliveries.ts';
import { replayDelivery } from './deliveries/replay-delivery.ts';
import { getChannel } from './get-channel.ts';
import { listChannels } from './list-channels.ts';
import { preparePush } from './push/prepare-push.ts';
import { rotateChannelSecret } from './rotate-channel-secret.ts';
import { testChannel } from './test-channel.ts';
import { updateChannel } from './update-channel.ts';

export { addChannel } from './add-channel.ts';
export { deleteBrowsersOf, selectPeoplesBrowsers } from './browsers/browser.store.ts';
export { channelIdSchema, channelSchema } from './channel.schemas.ts';
export { type ChannelLanguages, selectChannelLanguages } from './channel.store.ts';
export { CHANNEL_KINDS, type ChannelKind } from './channel.ts';
export { deleteChannel } from './delete-channel.ts';
export { sendDeliveries } from './deliveries/delivery-work.ts';
export { enqueueDeliveries } from './deliveries/enqueue-deliveries.ts';
export { getDelivery, readDelivery } from './deliveries/get-delivery.ts';
export { listDeliveries } from './deliveries/list-deliveries.ts';
export { replayDeliveries } from './deliveries/replay-deliveries.ts';
export { replayDelivery } from './deliveries/replay-delivery.ts';
export { tidyDeliveries } from './deliveries/tidy-deliveries.ts';
export { getChannel } from './get-channel.ts';
export { mailBody } from './kinds/email.ts';
export { listChannels } from './list-channels.ts';
export type { Message, MessageKind, NewDelivery } from './message.ts';
export { preparePush } from './push/prepare-push.ts';
export { readChannel, requireChannel } from './require-channel.ts';
export { rotateChannelSecret } from './rotate-channel-secret.ts';
export { SEALED_OF_CHANNELS } from './sealed-channels.ts';
export { testChannel } from './test-channel.ts';
export { updateChannel } from './update-channel.ts';

/** In the order of the documents. */
export const ABILITIES: readonly AnyAbility[] = [
  listChannels,
  getChannel,
  addChannel,
  updateChannel,
  deleteChannel,
  rotateChannelSecret,
  testChannel,
  preparePush,
  listPushBrowsers,
  addPushBrowser,
  removePushBrowser,
  testPushBrowser,
  listDeliveries,
  getDelivery,
  replayDelivery,
  replayDeliveries,
];
