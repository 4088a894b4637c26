import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { pagingInput } from '../../kernel/lists/list.ts';
import { offsetOf } from '../../kernel/lists/paging.ts';
import { resolveSite, siteSelectorSchema } from '../sites/index.ts';
import { siteChangeSchema, siteChangeView } from './change.schemas.ts';
import { selectChanges } from './change.store.ts';

export const getSiteChanges = ability({
  name: 'get-site-changes-v1',
  summary:
    'List what changed on a site itself, such as plugins, settings and users, newest first, as of its last sync. Use it to find out what happened before a problem.',
  category: 'sites',
  effect: 'read',
  method: 'POST',
  module: 'logs',
  input: Type.Object({ site_id_or_domain: siteSelectorSchema, ...pagingInput(50) }),
  output: Type.Object({
    site_id: Type.Integer({ description: 'Id of the site.' }),
    changes: Type.Array(siteChangeSchema, { description: 'The changes of this page.' }),
    total: Type.Integer({ description: 'Number of changes on all pages.' }),
  }),
}).run(async ({ site_id_or_domain, page = 1, per_page = 50 }, ctx) => {
  const site = await resolveSite(ctx, site_id_or_domain);
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const { rows, total } = await selectChanges(ctx.database, site.id, window);
  return { site_id: site.id, changes: rows.map(siteChangeView), total };
});
