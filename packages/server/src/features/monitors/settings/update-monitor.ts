import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { invalidInput } from '../../../kernel/invalid-input.ts';
import { resolveSite, siteSelectorSchema } from '../../sites/index.ts';
import { changedOwnSettings, monitorSettingsSchema, ownSettingsSchema } from './monitor-settings.schemas.ts';
import { storeOwnSettings } from './store-own-settings.ts';

export const updateMonitor = ability({
  name: 'update-monitor-v1',
  summary:
    'Change how one site is checked for uptime. A setting that is null follows the one of all sites; only the given ones change.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  input: Type.Object({ site_id_or_domain: siteSelectorSchema, ...changedOwnSettings }),
  output: Type.Object({
    site_id: Type.Integer({ description: 'Id of the site.' }),
    settings: monitorSettingsSchema,
    own_settings: ownSettingsSchema,
  }),
  errors: ['invalid_input'],
}).run(async ({ site_id_or_domain, ...given }, ctx) => {
  const { id } = await resolveSite(ctx, site_id_or_domain);
  return audited(ctx, async trx => {
    const stored = await storeOwnSettings(trx, ctx, id, given);
    if ('problem' in stored)
      throw invalidInput(stored.problem.code, stored.problem.message, { ...stored.problem.data });
    const detail = { changed: Object.keys(given) };
    return {
      result: { site_id: id, ...stored },
      audit: [{ action: 'monitor.updated', subject: `site:${id}`, detail }],
    };
  });
});
