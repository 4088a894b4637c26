import { searchUsers } from '@sitekeeper/protocol';
import { Type } from 'typebox';
import { ability } from '../../kernel/ability.ts';
import { listOutput, pagingInput } from '../../kernel/list.ts';
import { offsetOf } from '../../kernel/paging.ts';
import { askSites } from './ask-sites.ts';
import { roleSlug, targetInput, userItem, websiteErrors } from './site-user.schemas.ts';
import { targetSites } from './target-sites.ts';
import { userView } from './user.views.ts';
import { Window } from './window.ts';

export const listSiteUsers = ability({
  name: 'list-site-users-v1',
  summary: 'List the users of sites, asked from the sites now; of all connected sites when none are named.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  instructions: 'Every page asks all the sites again: name the sites, or search, rather than turning many pages.',
  input: Type.Object({
    ...targetInput,
    ...pagingInput(),
    search: Type.Optional(
      Type.String({ default: '', maxLength: 200, description: 'Part of the login, the displayed name or the e-mail.' }),
    ),
    roles: Type.Optional(
      Type.Array(Type.Unsafe<string>({ ...roleSlug }), {
        maxItems: 100,
        description: 'Only users who have one of these roles, as slugs.',
      }),
    ),
  }),
  output: Type.Object({ ...listOutput(userItem, 'users').properties, errors: websiteErrors }),
  errors: ['client_not_found', 'tag_not_found'],
}).run(async ({ page = 1, per_page = 20, search = '', roles = [], ...filter }, ctx) => {
  const { sites, errors } = await targetSites(ctx, filter);
  const found = new Window<ReturnType<typeof userView>>({ offset: offsetOf({ page, per_page }), limit: per_page });
  // A `*` at an edge would be a wildcard to the site; it looks for parts anyway.
  const text = search.trim().replace(/^\*+|\*+$/g, '');
  // Each column is a query of its own on the site, and one of them finds all.
  const question = { text, roles, ...(text === '' ? { columns: ['user_login'] as const } : {}) };
  const failed = await askSites(ctx, sites, async (connection, site, order) => {
    const { value } = await ctx.childSites.call(connection, searchUsers, question, ctx.settings.checkSeconds * 1000);
    const users = value.sort((a, b) => a.id - b.id);
    found.add(
      order,
      users.map(user => userView(site, user, roles)),
    );
  });
  return { items: found.items(), page, per_page, total: found.total, errors: [...errors, ...failed] };
});
