import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import type { Ctx } from '../../../kernel/context.ts';
import { chooseSites } from '../resolve-sites.ts';
import { queueSites, settleSites } from '../settle-sites.ts';
import { batchItems, excludedSitesSchema, queuedJobSchema, siteErrorsSchema, siteSelectors } from '../site.schemas.ts';
import { type SiteBrief, selectSites } from '../site.store.ts';
import { rotateKey } from './rotate-key.ts';
import { tryP256Schema } from './signing.schemas.ts';
import { forgetP256Refusals, selectKeyRows, selectSitesToMove } from './site-keys.store.ts';
import { whyRsa } from './why-rsa.ts';

export const rotateSiteKeys = ability({
  name: 'rotate-site-keys-v1',
  summary:
    'Give several connected sites new keys, or move all that have an RSA key to P-256, without passwords. The server also moves them by itself, a few at a time.',
  category: 'sites',
  effect: 'write',
  method: 'POST',
  instructions: 'For many sites the answer is a job: poll its status_url.',
  input: Type.Object({
    site_ids_or_domains: Type.Optional(
      siteSelectors('The sites; empty for all connected ones with an RSA key that can be replaced.', { default: [] }),
    ),
    exclude: excludedSitesSchema,
    every_site: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'If no sites are named: all connected ones, whatever their keys are. Use it after keys may have leaked.',
      }),
    ),
    try_p256: tryP256Schema,
    in_background: Type.Optional(
      Type.Boolean({ default: false, description: 'Answer with a job, however few the sites are.' }),
    ),
  }),
  output: Type.Union([
    Type.Object({
      rotated: batchItems('The sites that have a new key.'),
      errors: siteErrorsSchema,
      with_rsa: Type.Optional(
        Type.Array(
          Type.Object({
            id: Type.Integer({ description: 'Id of the site.' }),
            url: Type.String({ description: 'Address of the site.' }),
            message: Type.String({ description: 'Why it has an RSA key.' }),
          }),
          { description: 'Those of them that have an RSA key again; only with `try_p256`.' },
        ),
      ),
      total_rotated: Type.Integer({ description: 'Number of sites with a new key.' }),
      total_errors: Type.Integer({ description: 'Number of sites that failed.' }),
    }),
    queuedJobSchema,
  ]),
  errors: ['site_not_found', 'ambiguous_site'],
}).run(async ({ site_ids_or_domains = [], exclude = [], ...how }, ctx) => {
  const { every_site = false, try_p256 = false, in_background = false } = how;
  const now = ctx.clock.now();
  const all = () =>
    every_site
      ? selectSites(ctx.database, { status: 'connected' })
      : selectSitesToMove(ctx.database.db, { now, refused: try_p256 });
  const { sites, errors } = await chooseSites(ctx, site_ids_or_domains, exclude, all);
  const ids = sites.map(({ site }) => site.id);
  if (try_p256) await ctx.database.write(trx => forgetP256Refusals(trx, ids));
  const inline = in_background ? 0 : ctx.settings.inlineLimit;
  if (sites.length > inline) return queueSites(ctx, 'rotate', sites, errors);
  const settled = await settleSites(ctx, sites, ({ row }) => rotateKey(ctx, row.id));
  const failed = [...errors, ...settled.errors];
  return {
    rotated: settled.done,
    errors: failed,
    ...(try_p256 ? { with_rsa: await withRsa(ctx, settled.done, now) } : {}),
    total_rotated: settled.done.length,
    total_errors: failed.length,
  };
});

async function withRsa(ctx: Ctx, rotated: readonly SiteBrief[], since: number) {
  const rows = await selectKeyRows(
    ctx.database.db,
    rotated.map(({ id }) => id),
  );
  return rows.flatMap(row => {
    const message = whyRsa(row, since);
    return message === undefined ? [] : [{ id: row.id, url: row.url, message }];
  });
}
