import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { audited } from '../../../kernel/audit/audited.ts';
import { AppError } from '../../../kernel/errors.ts';
import { inChunks } from '../../../ports/database/bulk.ts';
import { resolveSites } from '../resolve-sites.ts';
import { siteErrorsSchema, siteSelectors } from '../site.schemas.ts';
import { lockSites } from '../site.store.ts';
import {
  addTagsToSites,
  holdClientsAndTags,
  removeTagsFromSites,
  setClientOfSites,
  touchSites,
} from '../site-links.store.ts';
import { requireClientAndTags } from '../site-links.ts';

const tags = (description: string) =>
  Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 200, default: [], description }));

export const editSites = ability({
  name: 'edit-sites-v1',
  summary: 'Add or remove tags on several sites, or set their client. Use it to sort many sites at once.',
  category: 'sites',
  effect: 'write',
  needsApproval: ['client_id'],
  idempotent: true,
  method: 'POST',
  instructions: 'You cannot select all sites at once: list their ids.',
  input: Type.Object({
    site_ids_or_domains: siteSelectors('The sites, by id, domain or URL. At least one.', { minItems: 1 }),
    add_tags: tags('Ids of tags to add to each site.'),
    remove_tags: tags('Ids of tags to remove from each site.'),
    client_id: Type.Optional(
      Type.Unsafe<number | null>({
        type: ['integer', 'null'],
        minimum: 1,
        description:
          'New client of all the sites; null for none. If left out, each site keeps its client. Sites keep their state, also if the client is suspended.',
      }),
    ),
  }),
  output: Type.Object({
    errors: siteErrorsSchema,
    total_edited: Type.Integer({ description: 'Number of sites that now have these values.' }),
    total_errors: Type.Integer({ description: 'Number of sites that were not found.' }),
  }),
  errors: ['client_not_found', 'tag_not_found', 'invalid_input'],
}).run(async ({ site_ids_or_domains, add_tags = [], remove_tags = [], client_id }, ctx) => {
  if (add_tags.length + remove_tags.length === 0 && client_id === undefined) {
    const errors = [{ path: 'input.add_tags', message: 'or remove_tags or client_id is required' }];
    throw new AppError('invalid_input', 'Give add_tags, remove_tags or client_id.', { errors });
  }
  const both = add_tags.find(id => remove_tags.includes(id));
  if (both !== undefined) {
    const errors = [{ path: 'input.remove_tags', message: `must not name tag ${both}, which add_tags names` }];
    throw new AppError('invalid_input', `Tag ${both} can't be added and removed at once.`, { errors });
  }
  const { sites, errors } = await resolveSites(ctx, site_ids_or_domains);
  const ids = sites.map(({ site }) => site.id).sort((a, b) => a - b); // everybody locks in this order
  const now = ctx.clock.now();
  await audited(ctx, async trx => {
    await holdClientsAndTags(trx, client_id ? [client_id] : [], add_tags);
    await requireClientAndTags(trx, client_id, add_tags);
    await inChunks(ids, async chunk => {
      await lockSites(trx, chunk);
      await removeTagsFromSites(trx, chunk, remove_tags);
      await addTagsToSites(trx, chunk, add_tags);
      if (client_id === undefined) await touchSites(trx, chunk, now);
      else await setClientOfSites(trx, chunk, client_id, now);
      return [];
    });
    const detail = { add_tags, remove_tags, client_id };
    return {
      result: undefined,
      audit: ids.map(id => ({ action: 'site.updated', subject: `site:${id}`, detail })),
    };
  });
  return { errors, total_edited: ids.length, total_errors: errors.length };
});
