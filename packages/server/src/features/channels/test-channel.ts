import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { channelIdSchema } from './channel.schemas.ts';
import { requireChannel } from './require-channel.ts';
import { sendTest, testOutcomeSchema } from './send-test.ts';

export const testChannel = ability({
  name: 'test-channel-v1',
  summary: 'Send a test message to a channel now, and tell what its receiver answers. It is not repeated if it fails.',
  category: 'admin',
  effect: 'write',
  method: 'POST',
  input: Type.Object({ channel_id: channelIdSchema }),
  output: testOutcomeSchema,
  errors: ['channel_not_found'],
}).run(async ({ channel_id }, ctx) =>
  sendTest(ctx, await requireChannel(ctx, channel_id), {
    page: '/notifications',
    text: 'testOfChannel',
    action: 'channel.tested',
  }),
);
