import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { isoInstant } from '../../../kernel/text/instants.ts';
import { resolveSite } from '../resolve-sites.ts';
import { selectScreenshotFacts } from '../screenshots/screenshot.store.ts';
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
}).run(async ({ site_id_or_domain }, ctx) => {
  const { id } = await resolveSite(ctx, site_id_or_domain);
  const [record, screenshot] = await Promise.all([siteRecordOf(ctx, id), screenshotOf(ctx, id)]);
  return { ...record, screenshot };
});

async function screenshotOf({ database }: Ctx, id: number) {
  const facts = await selectScreenshotFacts(database.db, id);
  return facts ? { path: `/web/sites/${id}/screenshot?v=${facts.digest}`, taken_at: isoInstant(facts.taken_at) } : null;
}
