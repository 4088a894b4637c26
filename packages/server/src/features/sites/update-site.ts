import { Type } from 'typebox';
import { ability } from '../../kernel/ability.ts';
import { change } from '../../kernel/change.ts';
import { AppError } from '../../kernel/errors.ts';
import { demandClientAndTags } from './add-site.ts';
import { resolveSite } from './resolve-sites.ts';
import { siteDetail, siteSelector } from './site.schemas.ts';
import { searchText } from './site.ts';
import { siteDetailView } from './site.views.ts';
import { GONE } from './site-failure.ts';
import { setSiteTags } from './site-links.store.ts';

export const updateSite = ability({
  name: 'update-site-v1',
  summary: 'Change what is kept about a site; only what is given changes.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  input: Type.Object({
    site_id_or_domain: siteSelector,
    name: Type.Optional(Type.String({ maxLength: 500, pattern: '\\S', description: 'New name.' })),
    notes: Type.Optional(Type.String({ maxLength: 50_000, description: 'New notes.' })),
    client_id: Type.Optional(
      Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1, description: 'New client; null for none.' }),
    ),
    tags: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 200, description: 'Ids of all its tags; [] removes all.' }),
    ),
  }),
  output: siteDetail,
  errors: ['site_not_found', 'ambiguous_site', 'client_not_found', 'tag_not_found'],
}).run(async ({ site_id_or_domain, name, notes, client_id, tags }, ctx) => {
  const site = await resolveSite(ctx, site_id_or_domain);
  await demandClientAndTags(ctx, client_id, tags);
  const newName = name?.trim();
  const changes = {
    ...(newName === undefined
      ? {}
      : { name: newName, name_key: newName.toLowerCase(), search_text: searchText(newName, site.url) }),
    ...(notes === undefined ? {} : { notes }),
    ...(client_id === undefined ? {} : { client_id }),
  };
  await change(ctx, async trx => {
    const set = { ...changes, updated_at: ctx.clock.now() };
    const { numUpdatedRows } = await trx.updateTable('sites').set(set).where('id', '=', site.id).executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError(GONE.code, GONE.message);
    if (tags !== undefined) await setSiteTags(trx, site.id, tags);
    const detail = { name: newName, notes: notes === undefined ? undefined : 'changed', client_id, tags };
    return { result: undefined, audit: [{ action: 'site.updated', subject: `site:${site.id}`, detail }] };
  });
  return siteDetailView(ctx, await resolveSite(ctx, site.id));
});
