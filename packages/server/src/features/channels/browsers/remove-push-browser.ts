import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { deleteChannelRow } from '../channel.store.ts';
import { browserIdSchema } from './browser.schemas.ts';
import { requireOwnBrowser } from './require-own-browser.ts';

export const removePushBrowser = ability({
  name: 'remove-push-browser-v1',
  summary: 'Turn off notifications in a browser of yours. What is still on its way to it is not sent.',
  category: 'admin',
  effect: 'write',
  method: 'POST',
  own: true,
  input: Type.Object({ browser_id: browserIdSchema }),
  output: Type.Object({ removed: Type.Boolean({ description: 'Always true.' }) }),
  errors: ['permission_denied', 'channel_not_found'],
}).run(({ browser_id }, ctx) =>
  audited(ctx, async trx => {
    const { name } = await requireOwnBrowser(trx, ctx.actor, browser_id);
    await deleteChannelRow(trx, browser_id);
    const audit = [{ action: 'push_browser.removed', subject: `channel:${browser_id}`, detail: { name } }];
    return { result: { removed: true }, audit };
  }),
);
