import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { AppError } from '../../kernel/errors.ts';
import { nextOpening } from '../../kernel/time/openings.ts';
import { missingTags, requireStillThere, resolveSite } from '../sites/index.ts';
import { withDefaults } from '../update-runs/index.ts';
import { typesOfGroups } from '../updates/index.ts';
import { newWindow, windowFieldsSchema } from './window.schemas.ts';
import { insertWindow } from './window.store.ts';
import { requirePossibleTimes, windowView } from './window.ts';

export const addUpdateWindow = ability({
  name: 'add-update-window-v1',
  summary:
    'Add an update window: while it is open, pending updates of its sites are installed automatically. Use it for updates that should repeat on certain days.',
  category: 'updates',
  effect: 'write',
  method: 'POST',
  needsApproval: true,
  instructions: 'From then on sites are changed automatically. Show the user preview-update-window-v1 afterwards.',
  input: Type.Object(newWindow),
  output: windowFieldsSchema,
  errors: ['invalid_input', 'tag_not_found'],
}).run(async ({ site_id_or_domain, tag_id, type, strategy, min_age_days = 0, enabled = true, ...input }, ctx) => {
  if (site_id_or_domain !== undefined && tag_id !== undefined) {
    throw new AppError('invalid_input', 'tag_id: a window applies to one site or to one tag. Give only one of them.');
  }
  const site = site_id_or_domain === undefined ? undefined : await resolveSite(ctx, site_id_or_domain);
  const times = { ...input, days: input.days, timeZone: input.time_zone };
  requirePossibleTimes(times);
  return audited(ctx, async trx => {
    if (site) await requireStillThere(trx, site.id);
    if (tag_id !== undefined && (await missingTags(trx, [tag_id])).length > 0) {
      throw new AppError('tag_not_found', `No tag has id ${tag_id}. List the tags to see their ids.`);
    }
    const row = await insertWindow(trx, {
      name: input.name.trim(),
      site_id: site?.id ?? null,
      tag_id: tag_id ?? null,
      days: [...new Set(input.days)].join(','),
      opens: input.opens,
      closes: input.closes,
      time_zone: input.time_zone,
      enabled: Number(enabled),
      min_age_days,
      created_at: ctx.clock.now(),
      types_json: JSON.stringify(typesOfGroups(type)),
      strategy_json: strategy ? JSON.stringify(withDefaults(strategy)) : null,
      next_open_at: nextOpening(times, ctx.clock.now()).opensAt,
    });
    const audit = [{ action: 'update_window.added', subject: `update_window:${row.id}`, detail: { name: row.name } }];
    return { result: windowView(row), audit };
  });
});
