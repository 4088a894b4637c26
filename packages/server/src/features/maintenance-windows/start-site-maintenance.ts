import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { isoInstant } from '../../kernel/text/instants.ts';
import { MINUTE_MS } from '../../kernel/time/durations.ts';
import { resolveSite, siteSelectorSchema } from '../sites/index.ts';
import { maintenanceUntil } from './in-maintenance.ts';
import { replaceTargets } from './maintenance-targets.store.ts';
import { maintenanceMinutes } from './maintenance-window.schemas.ts';
import { insertMaintenanceWindow } from './maintenance-window.store.ts';
import { siteMaintenanceSchema } from './site-maintenance.schemas.ts';

export const startSiteMaintenance = ability({
  name: 'start-site-maintenance-v1',
  summary:
    'Start maintenance of a site now, for so many minutes: until then it is not checked and nothing is told about it.',
  category: 'sites',
  effect: 'write',
  method: 'POST',
  instructions: 'End it earlier with end-site-maintenance-v1.',
  input: Type.Object({
    site_id_or_domain: siteSelectorSchema,
    minutes: { ...maintenanceMinutes, description: 'How long it lasts, in minutes.' },
    name: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        pattern: '\\S',
        default: 'Maintenance',
        description: 'Name of the window, such as the reason.',
      }),
    ),
  }),
  output: siteMaintenanceSchema,
}).run(async ({ site_id_or_domain, minutes, name = 'Maintenance' }, ctx) => {
  const site = await resolveSite(ctx, site_id_or_domain);
  const now = ctx.clock.now();
  const started = new Date(now).toISOString();
  return audited(ctx, async trx => {
    const row = await insertMaintenanceWindow(trx, {
      name: name.trim(),
      name_key: name.trim().toLowerCase(),
      all_sites: 0,
      repeats: 'once',
      date: started.slice(0, 10),
      days: '',
      starts: started.slice(11, 16),
      minutes,
      time_zone: 'UTC',
      enabled: 1,
      opens_at: now,
      closes_at: now + minutes * MINUTE_MS,
      next_open_at: null,
      created_at: now,
    });
    await replaceTargets(trx, row.id, { sites: [site.id] });
    const until = (await maintenanceUntil(trx, site.id, now)) ?? row.closes_at;
    const detail = { name: row.name, until: isoInstant(row.closes_at) };
    const audit = [{ action: 'site.maintenance_started', subject: `site:${site.id}`, detail }];
    const result = { site_id: site.id, site_url: site.url, in_maintenance: true, until: isoInstant(until) };
    return { result, audit };
  });
});
