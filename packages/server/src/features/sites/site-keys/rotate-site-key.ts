import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { statusFields } from '../connect/status-view.ts';
import { resolveSite } from '../resolve-sites.ts';
import { siteSelectorSchema } from '../site.schemas.ts';
import { selectSite } from '../site.store.ts';
import { requestError } from '../site-failure.ts';
import { rotateKey } from './rotate-key.ts';
import { signingSchema, tryP256Schema } from './signing.schemas.ts';
import { forgetP256Refusals } from './site-keys.store.ts';
import { whyRsa } from './why-rsa.ts';

export const rotateSiteKey = ability({
  name: 'rotate-site-key-v1',
  summary: 'Give a connected site a new key, without a password. Use it after a key may have leaked.',
  category: 'sites',
  effect: 'write',
  method: 'POST',
  input: Type.Object({ site_id_or_domain: siteSelectorSchema, try_p256: tryP256Schema }),
  output: Type.Object({
    rotated: Type.Boolean({ description: 'Always true; a failure is an error.' }),
    signing: signingSchema,
    why_rsa: Type.Optional(Type.String({ description: 'Why the site has an RSA key; left out if it has none.' })),
    ...statusFields,
  }),
  callsSite: true,
  errors: ['site_disconnected', 'site_suspended', 'site_busy', 'site_timeout', 'outcome_unknown'],
}).run(async ({ site_id_or_domain, try_p256 = false }, ctx) => {
  const since = ctx.clock.now();
  const { id } = await resolveSite(ctx, site_id_or_domain);
  if (try_p256) await ctx.database.write(trx => forgetP256Refusals(trx, [id]));
  const failure = await rotateKey(ctx, id);
  if (failure) throw requestError(failure);
  const { url, status } = await resolveSite(ctx, id);
  const row = await selectSite(ctx.database.db, id);
  const why_rsa = row && whyRsa(row, since);
  return {
    rotated: true,
    signing: row?.signing ?? '',
    ...(why_rsa === undefined ? {} : { why_rsa }),
    site_id: id,
    site_url: url,
    status,
  };
});
