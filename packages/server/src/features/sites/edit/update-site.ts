import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { resolveSite } from '../resolve-sites.ts';
import { siteDetailSchema, siteSelectorSchema } from '../site.schemas.ts';
import { siteDetailView } from '../site.views.ts';
import { writeSite } from './write-site.ts';

export const updateSite = ability({
  name: 'update-site-v1',
  summary: 'Change what is kept about a site; only what is given changes.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  input: Type.Object({
    site_id_or_domain: siteSelectorSchema,
    url: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 2000,
        description: 'New address. The site must answer there to our key; else nothing is stored.',
      }),
    ),
    name: Type.Optional(Type.String({ maxLength: 500, pattern: '\\S', description: 'New name.' })),
    notes: Type.Optional(Type.String({ maxLength: 50_000, description: 'New notes.' })),
    client_id: Type.Optional(
      Type.Unsafe<number | null>({ type: ['integer', 'null'], minimum: 1, description: 'New client; null for none.' }),
    ),
    tags: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 200, description: 'Ids of all its tags; [] removes all.' }),
    ),
  }),
  output: siteDetailSchema,
  callsSite: true,
  errors: ['client_not_found', 'tag_not_found', 'invalid_input', 'site_already_exists', 'site_busy', 'site_timeout'],
}).run(async ({ site_id_or_domain, ...edit }, ctx) => {
  const id = await writeSite(ctx, site_id_or_domain, edit);
  return siteDetailView(await resolveSite(ctx, id));
});
