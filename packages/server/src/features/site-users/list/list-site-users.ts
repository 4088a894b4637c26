import { Type } from 'typebox';
import { type AnyAbility, ability } from '../../../kernel/ability/ability.ts';
import { listOutput, pagingInput } from '../../../kernel/lists/list.ts';
import { siteScopeInput } from '../../../kernel/lists/site-scope.ts';
import { roleSlugSchema, siteUserSchema, userTargetInput, websiteErrorsSchema } from '../site-user.schemas.ts';
import type { SitesToAsk } from './gather-users.ts';
import { handOutUsers, type UsersTaker } from './hand-out-users.ts';
import { pageOfUsers, type UsersFollower } from './page-of-users.ts';

export const listSiteUsers = ability({
  name: 'list-site-users-v1',
  summary:
    'List WordPress users, asked live from the sites. Without a filter, all connected sites are asked. Use it to find the id of a user.',
  category: 'sites',
  effect: 'read',
  method: 'GET',
  instructions:
    'The first page asks every site, so name sites or search where you can. Later pages reuse the same answers for one minute after the last read.',
  input: Type.Object({
    ...userTargetInput,
    ...siteScopeInput('users of sites'),
    ...pagingInput(),
    search: Type.Optional(
      Type.String({ default: '', maxLength: 200, description: 'Part of the login, the displayed name or the e-mail.' }),
    ),
    roles: Type.Optional(
      Type.Array(Type.Unsafe<string>({ ...roleSlugSchema }), {
        maxItems: 100,
        description: 'Only users who have one of these roles, as slugs.',
      }),
    ),
  }),
  output: Type.Object({ ...listOutput(siteUserSchema, 'users').properties, errors: websiteErrorsSchema }),
  errors: ['client_not_found', 'tag_not_found'],
}).run(async ({ page = 1, per_page = 20, ...asked }, ctx) =>
  pageOfUsers(ctx, { ...asked, page, per_page, ask: page > 1 ? 'missing' : 'all' }),
);

/** The same ability, reporting each answer to a follower as it arrives. */
export function followSiteUsers(ask: SitesToAsk, follower: UsersFollower): AnyAbility {
  const handler: typeof listSiteUsers.handler = ({ page = 1, per_page = 20, ...asked }, ctx) =>
    pageOfUsers(ctx, { ...asked, page, per_page, ask }, follower);
  return { ...listSiteUsers, handler };
}

/** The same ability for all pages at once: it hands out the users of each site as it answers, and answers with none. */
export function takeSiteUsers(taker: UsersTaker): AnyAbility {
  const handler: typeof listSiteUsers.handler = ({ page = 1, per_page = 20, ...asked }, ctx) =>
    handOutUsers(ctx, asked, taker).then(() => ({ items: [], page, per_page, total: 0, errors: [] }));
  return { ...listSiteUsers, handler };
}
