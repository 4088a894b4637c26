import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { channelSchema, newChannelInput } from './channel.schemas.ts';
import { insertChannel, updateChannelRow } from './channel.store.ts';
import { channelNames, sealChannel } from './channel.ts';
import { channelView } from './channel.views.ts';
import { channelTarget, requireReachable } from './channel-input.ts';
import { newWebhookSecret } from './kinds/webhook.ts';

export const addChannel = ability({
  name: 'add-channel-v1',
  summary:
    'Add a channel that people and programs are told by: a webhook, e-mail, Slack, Discord, Teams, ntfy or a browser. Use test-channel-v1 afterwards.',
  category: 'admin',
  effect: 'write',
  method: 'POST',
  adminOnly: true,
  proof: 'fresh',
  givesSecret: true,
  instructions: 'Give the secret of a webhook to the user at once and keep no copy. It cannot be shown again.',
  input: Type.Object(newChannelInput),
  output: Type.Object({
    ...channelSchema.properties,
    secret: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Of webhook: the secret that messages are signed with. Not shown again. Null for other kinds.',
    }),
  }),
  errors: ['invalid_input'],
}).run(async ({ kind, name, enabled = true, language = 'en', ...given }, ctx) => {
  const target = channelTarget(kind, given, { settings: {}, secrets: {} });
  await requireReachable(ctx, kind, target.secrets.url);
  const secret = kind === 'webhook' ? newWebhookSecret() : null;
  const secrets = { ...target.secrets, ...(secret === null ? {} : { secret }) };
  const now = ctx.clock.now();
  return audited(ctx, async trx => {
    const made = await insertChannel(trx, {
      kind,
      ...channelNames(name),
      enabled: Number(enabled),
      language,
      settings_json: JSON.stringify(target.settings),
      created_at: now,
      updated_at: now,
    });
    const row = await updateChannelRow(trx, made.id, { sealed: sealChannel(ctx.secrets, made.id, secrets) });
    const detail = { kind, name: row.name, language, ...target.settings };
    const audit = [{ action: 'channel.added', subject: `channel:${row.id}`, detail }];
    return { result: { ...channelView(row, { waiting: 0, dead: 0 }), secret }, audit };
  });
});
