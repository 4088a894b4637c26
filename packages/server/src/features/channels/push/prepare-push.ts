import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { publicPushKey } from './push-keys.ts';

export const preparePush = ability({
  name: 'prepare-push-v1',
  summary:
    'Get the public key that a browser subscribes to push messages with. What the browser answers is given to add-push-browser-v1, or to add-channel-v1 for a screen that many look at.',
  category: 'admin',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  own: true,
  input: Type.Object({}),
  output: Type.Object({
    public_key: Type.String({ description: 'Key of this server for applicationServerKey, in base64url.' }),
  }),
}).run(async (_input, ctx) => ({ public_key: await publicPushKey(ctx) }));
