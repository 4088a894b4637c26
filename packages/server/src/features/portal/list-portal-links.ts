import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { listOutput, pagingInput } from '../../kernel/lists/list.ts';
import { offsetOf } from '../../kernel/lists/paging.ts';
import { clientSelectorSchema, resolveClient } from '../clients/index.ts';
import { portalLinkSchema, portalLinkView } from './portal-link.schemas.ts';
import { selectPortalLinks } from './portal-link.store.ts';

export const listPortalLinks = ability({
  name: 'list-portal-links-v1',
  summary: 'List the links to the portal of a client, the newest first. The links themselves are not shown.',
  category: 'clients',
  effect: 'read',
  method: 'GET',
  input: Type.Object({ ...pagingInput(), client_id_or_email: clientSelectorSchema }),
  output: listOutput(portalLinkSchema, 'links'),
  errors: ['client_not_found'],
}).run(async ({ client_id_or_email, page = 1, per_page = 20 }, ctx) => {
  const { id } = await resolveClient(ctx, client_id_or_email);
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const { rows, total } = await selectPortalLinks(ctx.database.db, id, window);
  const now = ctx.clock.now();
  return { items: rows.map(row => portalLinkView(row, now)), page, per_page, total };
});
