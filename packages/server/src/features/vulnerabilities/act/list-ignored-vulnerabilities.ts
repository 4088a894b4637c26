import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { listOutput, pagingInput } from '../../../kernel/lists/list.ts';
import { offsetOf } from '../../../kernel/lists/paging.ts';
import { siteScopeInput } from '../../../kernel/lists/site-scope.ts';
import { isoInstant, isoInstantOrNull } from '../../../kernel/text/instants.ts';
import { ignoreViewSchema } from '../vulnerability.schemas.ts';
import { selectIgnores } from './ignores.store.ts';

export const listIgnoredVulnerabilities = ability({
  name: 'list-ignored-vulnerabilities-v1',
  summary: 'List the vulnerabilities that somebody decided to live with, with the reason and the end of the decision.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    ...pagingInput(50),
    ...siteScopeInput('decisions for all sites or for sites'),
  }),
  output: listOutput(ignoreViewSchema, 'decisions'),
}).run(async ({ page = 1, per_page = 50, ...scope }, ctx) => {
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const { items, total } = await selectIgnores(ctx.database.db, scope, window);
  const views = items.map(row => ({
    vulnerability_id: row.record_id,
    title: row.title ?? '',
    site_id: row.site_id,
    site_name: row.site_name,
    reason: row.reason,
    until: isoInstantOrNull(row.until_at),
    by: row.created_by,
    since: isoInstant(row.created_at),
  }));
  return { items: views, page, per_page, total };
});
