import { deleteUserOnSite } from '@sitekeeper/protocol';
import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { requireConfirm } from '../../../kernel/ability/confirm.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { StateReason } from '../../../kernel/state-reasons.ts';
import {
  asAppError,
  changeOnSite,
  countUsersAnew,
  deleteOnSite,
  networkNoteSchema,
  noteIfUnknown,
  noteNetwork,
  resolveSite,
  siteSelectorSchema,
} from '../../sites/index.ts';
import { findUserById, isOfConnection, requireSiteUser } from '../find-user.ts';
import { siteFields, siteUserIdSchema } from '../site-user.schemas.ts';
import { staysInNetwork } from './stays-in-network.ts';

export const deleteSiteUser = ability({
  name: 'delete-site-user-v1',
  summary: 'Delete one WordPress user from one site. The posts go to the administrator that Sitekeeper connects as.',
  category: 'sites',
  effect: 'destroy',
  method: 'POST',
  input: Type.Object({ site_id_or_domain: siteSelectorSchema, user_id: siteUserIdSchema }),
  output: Type.Object({
    deleted: Type.Boolean({ description: 'False after a dry run.' }),
    dry_run: Type.Optional(Type.Boolean({ description: 'True after a dry run.' })),
    ...siteFields,
    user_id: Type.Integer({ description: 'Id of the user on the site.' }),
    username: Type.String({ description: 'Login of the user.' }),
    posts: Type.Integer({ description: 'Number of published posts that go to the administrator.' }),
    network: networkNoteSchema,
  }),
  callsSite: true,
  errors: ['user_not_found', 'protected', 'deletion_failed', 'site_busy', 'site_timeout', 'outcome_unknown'],
}).run(async ({ site_id_or_domain, user_id, confirm, dry_run }, ctx) => {
  await resolveSite(ctx, site_id_or_domain);
  if (dry_run !== true) requireConfirm(confirm);
  return changeOnSite(ctx, site_id_or_domain, async ({ ctx, row, connection }) => {
    try {
      const user = await requireSiteUser(ctx, connection, user_id);
      if (isOfConnection(user, connection)) {
        throw new AppError(
          'protected',
          'Sitekeeper connects to the site as this administrator. Without this user, the site could not be reached.',
          { reason: 'connection_user' satisfies StateReason },
        );
      }
      const about = { website_id: row.id, website_url: row.url, user_id, username: user.login, posts: user.posts };
      if (dry_run === true)
        return { deleted: false, dry_run: true, ...about, ...(await noteNetwork(ctx, row.id, 'would_delete_user')) };
      await deleteOnSite(ctx, {
        noun: 'user',
        which: `${user.login} (id ${user_id})`,
        send: () => ctx.childSites.call(connection, deleteUserOnSite, { id: user_id }),
        find: () => findUserById(ctx, connection, user_id),
        lookFirst: LOOK_FIRST,
      });
      const detail = { user_id, username: user.login };
      const audit = [{ action: 'site_user.deleted', subject: `site:${row.id}`, detail }];
      await audited(ctx, async trx => {
        await countUsersAnew(trx, [row.id]);
        return { result: undefined, audit };
      });
      const stays = await staysInNetwork(ctx, row.id, connection, user_id);
      return { deleted: true, ...about, ...(stays ? await noteNetwork(ctx, row.id, 'delete_user') : {}) };
    } catch (error) {
      await noteIfUnknown(ctx, error, { siteId: row.id, wanted: 'delete-site-user', detail: { user_id } });
      throw asAppError(error);
    }
  });
});

const LOOK_FIRST = "Check the site's users and who owns the posts before you try again.";
