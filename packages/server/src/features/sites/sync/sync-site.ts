import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { openSite } from '../open-site.ts';
import { oneSiteRecordSchema } from '../read/site-record.schemas.ts';
import { siteRecordOf } from '../read/site-record.views.ts';
import { siteSelectorSchema } from '../site.schemas.ts';
import { requestError } from '../site-failure.ts';
import { runSync } from './run-sync.ts';

export const syncSite = ability({
  name: 'sync-site-v1',
  summary: 'Sync one site and return its updated record. Use it when stored data may be out of date.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  input: Type.Object({ site_id_or_domain: siteSelectorSchema }),
  output: oneSiteRecordSchema,
  callsSite: true,
  errors: ['site_timeout'],
}).run(async ({ site_id_or_domain }, ctx) => {
  const site = await openSite(ctx, site_id_or_domain);
  const failure = await runSync(ctx, site);
  if (failure) throw requestError(failure);
  return siteRecordOf(ctx, site.row.id);
});
