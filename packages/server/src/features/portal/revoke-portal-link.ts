import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { AppError } from '../../kernel/errors.ts';
import { portalLinkSchema, portalLinkView } from './portal-link.schemas.ts';
import { lockPortalLink, updatePortalLinkRow } from './portal-link.store.ts';

export const revokePortalLink = ability({
  name: 'revoke-portal-link-v1',
  summary: 'Revoke a link to the portal of a client: it stops working at once.',
  category: 'clients',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  input: Type.Object({ link_id: Type.Integer({ minimum: 1, description: 'Id of the link.' }) }),
  output: portalLinkSchema,
  errors: ['portal_link_not_found'],
}).run(async ({ link_id }, ctx) => {
  const now = ctx.clock.now();
  return audited(ctx, async trx => {
    const row = await lockPortalLink(trx, link_id);
    if (!row) {
      throw new AppError('portal_link_not_found', `No link has id ${link_id}. List the links of the client first.`);
    }
    if (row.revoked_at !== null) return { result: portalLinkView(row, now), audit: [] };
    await updatePortalLinkRow(trx, row.id, { revoked_at: now });
    const audit = [{ action: 'portal_link.revoked', subject: `client:${row.client_id}`, detail: { link: row.id } }];
    return { result: portalLinkView({ ...row, revoked_at: now }, now), audit };
  });
});
