import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { textOrNull } from '../../../kernel/ability/nullable.ts';
import { listOutput, pagingInput, searchTextInput } from '../../../kernel/lists/list.ts';
import { offsetOf } from '../../../kernel/lists/paging.ts';
import { scopeOf, siteScopeInput } from '../../../kernel/lists/site-scope.ts';
import { resolveSite, siteSelectorSchema } from '../../sites/index.ts';
import { ignorableGroupSchema } from '../update.schemas.ts';
import { IGNORABLE_GROUPS, type IgnorableGroup, typeOfGroup, UPDATE_TYPES, type UpdateType } from '../update.ts';
import { selectPlacedRules } from './ignore-rules.store.ts';

const PER_PAGE = 50;

export const listIgnoreRules = ability({
  name: 'list-ignore-rules-v1',
  summary:
    'List every rule that ignores updates: those for all sites, then those for single sites with the site. Use it to see what is ignored anywhere; for what is ignored on one site, list-ignored-updates-v1 is enough.',
  category: 'updates',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    ...pagingInput(PER_PAGE),
    ...siteScopeInput('rules for all sites or for sites'),
    site_id_or_domain: Type.Optional(siteSelectorSchema),
    search: searchTextInput('the name or slug of the item, or of the name or address of the site'),
  }),
  output: listOutput(
    Type.Object({
      site_id: Type.Unsafe<number | null>({
        type: ['integer', 'null'],
        description: 'Id of the site; null for all sites.',
      }),
      site_name: textOrNull('Name of the site; null for all sites.'),
      site_url: textOrNull('Address of the site; null for all sites.'),
      type: ignorableGroupSchema,
      slug: Type.String({ description: 'Slug of the item; empty for all of the type.' }),
      name: Type.String({ description: 'Name of the item; empty for all of the type.' }),
      version: Type.String({ description: 'The version that is ignored; empty for all.' }),
    }),
    'rules',
  ),
}).run(async ({ page = 1, per_page = PER_PAGE, site_id_or_domain, search = '', ...scope }, ctx) => {
  const siteId = site_id_or_domain === undefined ? undefined : (await resolveSite(ctx, site_id_or_domain)).id;
  const filter = { ...scopeOf(scope), types: IGNORABLE_GROUPS.map(typeOfGroup), search: search.trim(), siteId };
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const { rows, total } = await selectPlacedRules(ctx.database, filter, window);
  const items = rows.map(rule => ({ ...rule, type: UPDATE_TYPES[rule.type as UpdateType] as IgnorableGroup }));
  return { items, page, per_page, total };
});
