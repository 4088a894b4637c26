import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { alreadyExists } from '../../../kernel/state-reasons.ts';
import { requireLiveSession } from '../../sessions/index.ts';
import { newChannelLanguageSchema } from '../channel.schemas.ts';
import { insertChannel, updateChannelRow } from '../channel.store.ts';
import { AFRESH, type ChannelRow, channelNames, sealChannel } from '../channel.ts';
import { channelTarget, requireReachable } from '../channel-input.ts';
import { MOST_BROWSERS, pushBrowserSchema, pushBrowserView } from './browser.schemas.ts';
import { deleteFormerBrowsers, lockBrowsersOf, selectBrowsersOf } from './browser.store.ts';
import { requireBrowserOwner } from './require-own-browser.ts';

export const addPushBrowser = ability({
  name: 'add-push-browser-v1',
  summary:
    'Turn on notifications in a browser of yours: it shows what the alarm rules tell people. Use prepare-push-v1 first.',
  category: 'admin',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  own: true,
  personOnly: true,
  proof: 'fresh',
  input: Type.Object({
    name: Type.String({
      minLength: 1,
      maxLength: 100,
      pattern: '\\S',
      examples: ['Firefox on Linux'],
      description: 'What to call the browser.',
    }),
    url: Type.String({
      maxLength: 2000,
      examples: ['https://push.example.com/send/abc'],
      description: 'Endpoint of its subscription. It is stored sealed and not shown again.',
    }),
    p256dh: Type.String({ maxLength: 200, description: 'Public key of the subscription, in base64url.' }),
    auth: Type.String({ maxLength: 100, description: 'Secret of the subscription, in base64url.' }),
    language: Type.Optional(newChannelLanguageSchema),
  }),
  output: pushBrowserSchema,
  errors: ['permission_denied', 'invalid_input', 'already_exists'],
}).run(async ({ name, language = 'en', ...given }, ctx) => {
  const { id: owner_id } = requireBrowserOwner(ctx.actor);
  const target = channelTarget('push', given, { settings: {}, secrets: {} });
  const { url = '' } = target.secrets;
  const endpoint_hash = createHash('sha256').update(url).digest('hex');
  const before = await selectBrowsersOf(ctx.database.db, owner_id);
  knownBrowser(
    before.filter(row => row.enabled === 1),
    endpoint_hash,
  );
  await requireReachable(ctx, 'push', url);
  const now = ctx.clock.now();
  return audited(ctx, async trx => {
    await lockBrowsersOf(trx, owner_id);
    await requireLiveSession(trx, ctx.actor);
    await deleteFormerBrowsers(trx, owner_id, endpoint_hash);
    const known = knownBrowser(await selectBrowsersOf(trx, owner_id), endpoint_hash);
    const set = { ...channelNames(name), language, settings_json: JSON.stringify(target.settings), updated_at: now };
    const { id } =
      known ??
      (await insertChannel(trx, { kind: 'push', ...set, owner_id, endpoint_hash, enabled: 1, created_at: now }));
    const sealed = sealChannel(ctx.secrets, id, target.secrets);
    const row = await updateChannelRow(trx, id, { ...set, ...AFRESH, enabled: 1, sealed });
    const detail = { name: row.name, ...target.settings };
    const audit = [{ action: 'push_browser.added', subject: `channel:${id}`, detail }];
    return { result: pushBrowserView(row), audit };
  });
});

/** The browser at an address, if it is one of these. @throws AppError already_exists where there is no room for it. */
function knownBrowser(own: readonly ChannelRow[], endpointHash: string): ChannelRow | undefined {
  const known = own.find(row => row.endpoint_hash === endpointHash);
  if (known !== undefined || own.length < MOST_BROWSERS) return known;
  throw alreadyExists('too_many_browsers', `You already have ${MOST_BROWSERS} browsers. Remove one first.`, {
    most: MOST_BROWSERS,
  });
}
