import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { channelIdSchema, channelSchema } from './channel.schemas.ts';
import { readChannel } from './require-channel.ts';

export const getChannel = ability({
  name: 'get-channel-v1',
  summary: 'Get a channel with how it does. Its secrets are not shown.',
  category: 'admin',
  effect: 'read',
  method: 'GET',
  input: Type.Object({ channel_id: channelIdSchema }),
  output: channelSchema,
  errors: ['channel_not_found'],
}).run(readChannel);
