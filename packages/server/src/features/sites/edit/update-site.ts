import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { resolveSite } from '../resolve-sites.ts';
import { siteDetailSchema, siteSelectorSchema } from '../site.schemas.ts';
import { siteDetailView } from '../site.views.ts';
import { writeSite } from './write-site.ts';

export const updateSite = ability({
  name: 'update-site-v1',
  summary:
    'Edit the record of a site: its name, notes, client, tags or address. Fields that you leave out keep their value.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  needsApproval: ['url', 'admin', 'uniqueid', 'http_user', 'http_pass', 'ssl_verify', 'client_id'],
  input: Type.Object({
    site_id_or_domain: siteSelectorSchema,
    url: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 2000,
        description:
          'New address. It is stored only if the site answers there to the key of this server. Another host does not get the stored http_pass, which is then forgotten: where its server asks for them, use update-site-record-v1 with http_user and http_pass.',
      }),
    ),
    name: Type.Optional(Type.String({ maxLength: 500, pattern: '\\S', description: 'New name.' })),
    notes: Type.Optional(Type.String({ maxLength: 50_000, description: 'New notes.' })),
    client_id: Type.Optional(
      Type.Unsafe<number | null>({
        type: ['integer', 'null'],
        minimum: 1,
        description: 'New client; null for none. The site keeps its state, also if the client is suspended.',
      }),
    ),
    tags: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1 }), {
        maxItems: 200,
        description: 'Ids of all tags of the site. They replace its current tags; [] removes all.',
      }),
    ),
  }),
  output: siteDetailSchema,
  callsSite: true,
  errors: ['client_not_found', 'tag_not_found', 'invalid_input', 'site_already_exists', 'site_busy', 'site_timeout'],
}).run(async ({ site_id_or_domain, ...edit }, ctx) => {
  const id = await writeSite(ctx, site_id_or_domain, edit);
  return siteDetailView(await resolveSite(ctx, id));
});
