import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { AppError } from '../../../kernel/errors.ts';
import { loadKnownSites } from '../connection.ts';
import { siteRecordSchema } from '../read/site-record.schemas.ts';
import { siteRecordOf } from '../read/site-record.views.ts';
import { resolveSite } from '../resolve-sites.ts';
import { siteSelectorSchema } from '../site.schemas.ts';
import { GONE, reasonOf } from '../site-failure.ts';
import { syncKnownSite as sync } from './sync-one.ts';

export const syncSite = ability({
  name: 'sync-site-v1',
  summary: 'Sync one site and get it as it is then.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  input: Type.Object({ site_id_or_domain: siteSelectorSchema }),
  output: siteRecordSchema,
  callsSite: true,
  errors: ['site_timeout'],
}).run(async ({ site_id_or_domain }, ctx) => {
  const { id } = await resolveSite(ctx, site_id_or_domain);
  const [known] = await loadKnownSites(ctx, [id]);
  const failure = known ? await sync(ctx, known) : GONE;
  if (failure) throw new AppError(failure.code, failure.message, reasonOf(failure));
  return siteRecordOf(ctx, id);
});
