import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { changedChannelInput, channelSchema } from './channel.schemas.ts';
import { selectChannelCounts, updateChannelRow } from './channel.store.ts';
import { AFRESH, type ChannelKind, channelNames, openChannel, sealChannel } from './channel.ts';
import { channelView } from './channel.views.ts';
import { channelTarget, requireReachable, usableUrl } from './channel-input.ts';
import { claimChannel, requireChannel } from './require-channel.ts';
import { tellUnwatchedChannel } from './tell-unwatched.ts';

export const updateChannel = ability({
  name: 'update-channel-v1',
  summary: 'Change a channel, or switch it on or off. Only the given fields change.',
  category: 'admin',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  adminOnly: true,
  proof: 'fresh',
  input: Type.Object(changedChannelInput),
  output: channelSchema,
  errors: ['channel_not_found', 'invalid_input'],
}).run(async ({ channel_id, name, enabled, language, ...given }, ctx) => {
  const before = await requireChannel(ctx, channel_id);
  const kind = before.kind as ChannelKind;
  if (given.url !== undefined) await requireReachable(ctx, kind, usableUrl(kind, given.url));
  return audited(ctx, async trx => {
    const row = await claimChannel(trx, channel_id);
    const now = ctx.clock.now();
    if (enabled === false) await tellUnwatchedChannel(trx, row, now);
    const target = channelTarget(kind, given, openChannel(ctx.secrets, row) ?? { settings: {}, secrets: {} });
    const changed = await updateChannelRow(trx, channel_id, {
      ...(name === undefined ? {} : channelNames(name)),
      ...(enabled === undefined ? {} : { enabled: Number(enabled) }),
      ...(language === undefined ? {} : { language }),
      ...(enabled === true && row.enabled === 0 ? AFRESH : {}),
      ...(enabled === false ? { failing_told: 0, off_reason: null } : {}),
      settings_json: JSON.stringify(target.settings),
      sealed: sealChannel(ctx.secrets, channel_id, target.secrets),
      updated_at: now,
    });
    const countsOf = await selectChannelCounts(trx, [channel_id]);
    const replaced = Object.keys(given).filter(field => ['url', 'topic', 'token', 'p256dh', 'auth'].includes(field));
    const detail = {
      name: changed.name,
      enabled: changed.enabled === 1,
      language: changed.language,
      ...target.settings,
      replaced,
    };
    const audit = [{ action: 'channel.updated', subject: `channel:${channel_id}`, detail }];
    return { result: channelView(changed, countsOf(channel_id)), audit };
  });
});
