import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { resolveSite } from '../resolve-sites.ts';
import { siteSelectorSchema } from '../site.schemas.ts';
import { oneSiteRecordSchema } from './site-record.schemas.ts';
import { siteRecordOf } from './site-record.views.ts';

export const getSiteRecord = ability({
  name: 'get-site-record-v1',
  summary:
    'Get the full record of one site: state, health, versions, tags, client, pending updates, last sync and last check.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object({ site_id_or_domain: siteSelectorSchema }),
  output: oneSiteRecordSchema,
}).run(async ({ site_id_or_domain }, ctx) => siteRecordOf(ctx, (await resolveSite(ctx, site_id_or_domain)).id));
