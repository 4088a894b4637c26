import { ConnectorError, deleteUser } from '@sitekeeper/protocol';
import { Type } from 'typebox';
import { ability } from '../../kernel/ability.ts';
import { change } from '../../kernel/change.ts';
import { CONFIRM_INSTRUCTIONS, confirmInput, demandConfirm } from '../../kernel/confirm.ts';
import type { Ctx } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { SiteConnection } from '../../ports/child-sites/port.ts';
import { asAppError, changeOnSite, resolveSite, siteSelector } from '../sites/index.ts';
import { demandUser, isOfConnection, userById } from './find-user.ts';
import { ofSite, userId } from './site-user.schemas.ts';

export const deleteSiteUser = ability({
  name: 'delete-site-user-v1',
  summary: 'Delete a user of a site; the posts go to the administrator that the connection uses.',
  category: 'sites',
  effect: 'destroy',
  method: 'POST',
  instructions: CONFIRM_INSTRUCTIONS,
  input: Type.Object({ site_id_or_domain: siteSelector, user_id: userId, ...confirmInput }),
  output: Type.Object({
    deleted: Type.Boolean({ description: 'False after a dry run.' }),
    dry_run: Type.Optional(Type.Boolean({ description: 'True after a dry run.' })),
    ...ofSite,
    user_id: Type.Integer({ description: 'Id of the user on the site.' }),
    username: Type.String({ description: 'Login of the user.' }),
    posts: Type.Integer({ description: 'Published posts that go to the administrator.' }),
  }),
  errors: [
    ...(['confirmation_required', 'user_not_found', 'protected', 'deletion_failed'] as const),
    ...(['site_not_found', 'ambiguous_site', 'site_suspended', 'site_disconnected', 'site_busy'] as const),
    ...(['connection_failed', 'site_offline', 'site_timeout', 'child_outdated'] as const),
  ],
}).run(async ({ site_id_or_domain, user_id, confirm, dry_run }, ctx) => {
  await resolveSite(ctx, site_id_or_domain);
  if (dry_run !== true) demandConfirm(confirm);
  return changeOnSite(ctx, site_id_or_domain, async ({ row, connection }) => {
    try {
      const user = await demandUser(ctx, connection, user_id);
      if (isOfConnection(user, connection)) {
        throw new AppError(
          'protected',
          'This is the administrator that the connection uses: without it the site could not be reached.',
        );
      }
      const about = { website_id: row.id, website_url: row.url, user_id, username: user.login, posts: user.posts };
      if (dry_run === true) return { deleted: false, dry_run: true, ...about };
      await removeUser(ctx, connection, user_id);
      const detail = { user_id, username: user.login };
      const audit = [{ action: 'site_user.deleted', subject: `site:${row.id}`, detail }];
      await change(ctx, async () => ({ result: undefined, audit }));
      return { deleted: true, ...about };
    } catch (error) {
      throw asAppError(error);
    }
  });
});

/** Sent once; whether the user is gone, the site's users tell: it says "success" whatever happens (§4.9). */
async function removeUser(ctx: Ctx, connection: SiteConnection, id: number): Promise<void> {
  let trouble: ConnectorError | undefined;
  try {
    await ctx.childSites.call(connection, deleteUser, { id });
  } catch (error) {
    if (!(error instanceof ConnectorError) || NOTHING_HAPPENED.has(error.kind)) throw error;
    trouble = error;
  }
  const left = await userById(ctx, connection, id).catch(error => {
    throw trouble ?? error;
  });
  if (!left) return;
  throw trouble ?? new AppError('deletion_failed', 'The site did not delete the user; a plugin there may forbid it.');
}

const NOTHING_HAPPENED: ReadonlySet<string> = new Set([
  ...['unreachable', 'no_connector', 'http_auth', 'disconnected', 'admin_gone', 'connector_outdated', 'client_bug'],
]);
