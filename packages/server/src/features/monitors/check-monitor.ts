import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { textOrNull } from '../../kernel/ability/nullable.ts';
import type { Services } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Database } from '../../ports/database/port.ts';
import { resolveSite, siteSelectorSchema } from '../sites/index.ts';
import { CHECK_FAULTS, type CheckFault } from './watch/check-fault.ts';
import { checkSiteNow } from './watch/check-site-now.ts';
import { insertMonitors, selectMonitoredSite } from './watch/monitor-due.store.ts';
import { OutboundHealth } from './watch/outbound-health.ts';
import { saveVerdicts } from './watch/save-verdicts.store.ts';

const healths = new WeakMap<Database, OutboundHealth>();

function healthOf(services: Services): OutboundHealth {
  const health = healths.get(services.database) ?? new OutboundHealth(services);
  healths.set(services.database, health);
  return health;
}

export const checkMonitor = ability({
  name: 'check-monitor-v1',
  summary:
    'Check now whether a site is up, by the settings of its monitor. A failure is confirmed, which takes seconds. While the monitor is off, the result is returned but not stored.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  input: Type.Object({ site_id_or_domain: siteSelectorSchema }),
  output: Type.Object({
    site_id: Type.Integer({ description: 'Id of the site.' }),
    status: Type.Unsafe<'up' | 'down' | 'unknown'>({
      type: 'string',
      enum: ['up', 'down', 'unknown'],
      description:
        'unknown: the check failed, but an update of the site or the network of this server may be the cause.',
    }),
    status_code: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      description: 'HTTP status; null: no answer.',
    }),
    response_ms: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      description: 'Response time in milliseconds; null: no answer.',
    }),
    reason: textOrNull('Why it failed; null if it did not.'),
    cause: Type.Unsafe<CheckFault | null>({
      type: ['string', 'null'],
      enum: [...CHECK_FAULTS, null],
      description: 'Code of the reason, as that of an incident; null if it did not fail.',
    }),
  }),
  errors: ['site_suspended'],
}).run(async ({ site_id_or_domain }, ctx) => {
  const { id, status } = await resolveSite(ctx, site_id_or_domain);
  if (status === 'suspended') {
    throw new AppError('site_suspended', 'The site is suspended, so it is not checked. Unsuspend it first.');
  }
  await ctx.database.write(trx => insertMonitors(trx, [id], ctx.clock.now()));
  const site = await selectMonitoredSite(ctx.database.db, id);
  if (site === undefined) throw new AppError('site_not_found', `No site has id ${id}. It was just deleted.`);
  const verdict = await checkSiteNow(ctx, healthOf(ctx), site);
  await saveVerdicts(ctx, [verdict]);
  const { result, statusCode, responseMs, reason = null, fault: cause = null } = verdict;
  const shown = result === 'unwatched' ? ('unknown' as const) : result;
  return { site_id: id, status: shown, status_code: statusCode, response_ms: responseMs, reason, cause };
});
