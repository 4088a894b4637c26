import type { NounCommand } from './noun-command.ts';

export const CHANNEL_COMMANDS: readonly NounCommand[] = [
  {
    verb: 'list',
    ability: 'list-channels-v1',
    about: 'list the channels and how they do',
    view: { columns: ['id', 'name', 'kind', 'enabled', 'failing_since', 'waiting', 'dead'] },
  },
  { verb: 'show', ability: 'get-channel-v1', about: 'show a channel', args: ['channel_id'] },
  { verb: 'add', ability: 'add-channel-v1', about: 'add a channel', args: ['kind', 'name'] },
  { verb: 'edit', ability: 'update-channel-v1', about: 'change a channel', args: ['channel_id'] },
  { verb: 'delete', ability: 'delete-channel-v1', about: 'delete a channel', args: ['channel_id'] },
  { verb: 'test', ability: 'test-channel-v1', about: 'send a test message to a channel', args: ['channel_id'] },
  { verb: 'rotate', ability: 'rotate-channel-secret-v1', about: 'give a webhook a new secret', args: ['channel_id'] },
  { verb: 'replay', ability: 'replay-deliveries-v1', about: 'send again what was given up', args: ['channel_id'] },
];

export const DELIVERY_COMMANDS: readonly NounCommand[] = [
  {
    verb: 'list',
    ability: 'list-deliveries-v1',
    about: 'list what was sent to channels, newest first',
    view: { columns: ['id', 'channel_name', 'title', 'state', 'attempts', 'error'] },
  },
  { verb: 'show', ability: 'get-delivery-v1', about: 'show a delivery with its message', args: ['delivery_id'] },
  { verb: 'replay', ability: 'replay-delivery-v1', about: 'send a message again', args: ['delivery_id'] },
];
