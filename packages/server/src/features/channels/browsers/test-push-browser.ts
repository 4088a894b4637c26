import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { sendTest, testOutcomeSchema } from '../send-test.ts';
import { browserIdSchema } from './browser.schemas.ts';
import { requireOwnBrowser } from './require-own-browser.ts';

export const testPushBrowser = ability({
  name: 'test-push-browser-v1',
  summary: 'Send a test message to a browser of yours now. It is not repeated if it fails.',
  category: 'admin',
  effect: 'write',
  method: 'POST',
  own: true,
  input: Type.Object({ browser_id: browserIdSchema }),
  // Without what the push service answered: it may be anything that has an address.
  output: Type.Omit(testOutcomeSchema, ['answer']),
  errors: ['permission_denied', 'channel_not_found'],
}).run(async ({ browser_id }, ctx) =>
  sendTest(ctx, await requireOwnBrowser(ctx.database.db, ctx.actor, browser_id), {
    page: '/profile',
    text: 'testOfBrowser',
    action: 'push_browser.tested',
  }),
);
