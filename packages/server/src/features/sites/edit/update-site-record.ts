import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { oneSiteRecordSchema } from '../read/site-record.schemas.ts';
import { siteRecordOf } from '../read/site-record.views.ts';
import { siteSelectorSchema } from '../site.schemas.ts';
import { writeSite } from './write-site.ts';

const emptiable = (maxLength: number, description: string) =>
  Type.Optional(Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength, description }));

export const updateSiteRecord = ability({
  name: 'update-site-record-v1',
  summary:
    'Edit the record of a site and how to reach it, including login, TLS and the password prompt. Fields that you leave out keep their value.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  needsApproval: ['url', 'admin', 'uniqueid', 'http_user', 'http_pass', 'ssl_verify', 'client_id'],
  instructions:
    'The site is contacted only to verify a new url. After changing admin, http_user or uniqueid, sync the site to check that the new values work.',
  input: Type.Object({
    site_id_or_domain: siteSelectorSchema,
    url: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 2000,
        description:
          'New address. It is stored only if the site answers there to the key of this server. Another host does not get the stored http_pass, which is then forgotten: give http_user and http_pass again if its server asks for them.',
      }),
    ),
    name: Type.Optional(Type.String({ maxLength: 500, pattern: '\\S', description: 'New name.' })),
    notes: emptiable(50_000, 'New notes; empty or null for none.'),
    client_id: Type.Optional(
      Type.Unsafe<number | null>({
        type: ['integer', 'null'],
        minimum: 1,
        description: 'New client; null for none. The site keeps its state, also if the client is suspended.',
      }),
    ),
    tags: Type.Optional(
      Type.Unsafe<number[] | null>({
        type: ['array', 'null'],
        items: { type: 'integer', minimum: 1 },
        maxItems: 200,
        description: 'Ids of all tags of the site. They replace its current tags; [] or null removes all.',
      }),
    ),
    admin: Type.Optional(
      Type.String({ maxLength: 100, pattern: '\\S', description: 'Administrator login that the connection uses.' }),
    ),
    uniqueid: emptiable(500, 'Unique security ID from the MainWP Child settings; empty or null for none.'),
    ssl_verify: Type.Optional(Type.Boolean({ description: 'Verify the TLS certificate of the site.' })),
    http_user: emptiable(500, 'User name of the password prompt in front of the site; empty or null to remove it.'),
    http_pass: emptiable(500, 'Password of the password prompt in front of the site.'),
  }),
  output: oneSiteRecordSchema,
  callsSite: true,
  errors: ['client_not_found', 'tag_not_found', 'invalid_input', 'site_already_exists', 'site_busy', 'site_timeout'],
}).run(async ({ site_id_or_domain, ...edit }, ctx) => siteRecordOf(ctx, await writeSite(ctx, site_id_or_domain, edit)));
