import { ConnectorError, newAdminPassword } from '@sitekeeper/protocol';
import { audited } from '../../../kernel/audit/audited.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { changeOnSite, failureOf, noteUnknown, outcomeUnknown, type SiteFailure } from '../../sites/index.ts';

const GONE: SiteFailure = {
  code: 'connection_failed',
  cause: 'password_not_confirmed',
  message: 'The site did not confirm the new password. Check that its administrator still exists.',
};

/**
 * Sets the password of the administrator that the connection uses. The connection is not affected: it relies on a key,
 * and is renewed with the reconnect secret. Source: docs/wire/actions.md#users.
 * @param beforeSending Called when the connection to the site is established, before the first byte leaves.
 * @returns why it failed, if it did.
 */
export async function setAdminPassword(
  ctx: Ctx,
  siteId: number,
  password: string,
  beforeSending = async () => {},
): Promise<SiteFailure | undefined> {
  try {
    return await changeOnSite(ctx, siteId, async ({ ctx, row, connection }) => {
      const childSites = ctx.childSites.noting(beforeSending);
      const { value } = await childSites.call(connection, newAdminPassword, { password });
      if (!value.added) return GONE;
      const audit = [
        { action: 'admin_password.changed', subject: `site:${row.id}`, detail: { username: connection.user } },
      ];
      await audited(ctx, async () => ({ result: undefined, audit }));
      return undefined;
    });
  } catch (error) {
    // No site shows a password: an unconfirmed change stays unknown.
    if (!(error instanceof ConnectorError) || error.delivered !== 'maybe') return failureOf(error);
    await noteUnknown(ctx, { siteId, wanted: 'update-admin-passwords' });
    return passwordUnknown(error);
  }
}

/** It was sent, and may be set. @param why Why that is not known. */
export const passwordUnknown = (why: unknown): SiteFailure =>
  outcomeUnknown('whether the password was changed', why, 'Setting it again does no harm.');
