import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { statusFields } from '../connect/status-view.ts';
import { resolveSite } from '../resolve-sites.ts';
import { siteSelectorSchema } from '../site.schemas.ts';
import { selectSite } from '../site.store.ts';
import { requestError } from '../site-failure.ts';
import { rotateKey } from './rotate-key.ts';
import { signingSchema } from './signing.schemas.ts';

export const rotateSiteKey = ability({
  name: 'rotate-site-key-v1',
  summary: 'Give a connected site a new key, without a password. Use it after a key may have leaked.',
  category: 'sites',
  effect: 'write',
  method: 'POST',
  input: Type.Object({ site_id_or_domain: siteSelectorSchema }),
  output: Type.Object({
    rotated: Type.Boolean({ description: 'Always true; a failure is an error.' }),
    signing: signingSchema,
    ...statusFields,
  }),
  callsSite: true,
  errors: ['site_disconnected', 'site_suspended', 'site_busy', 'site_timeout', 'outcome_unknown'],
}).run(async ({ site_id_or_domain }, ctx) => {
  const { id } = await resolveSite(ctx, site_id_or_domain);
  const failure = await rotateKey(ctx, id);
  if (failure) throw requestError(failure);
  const { url, status } = await resolveSite(ctx, id);
  const signing = (await selectSite(ctx.database.db, id))?.signing ?? '';
  return { rotated: true, signing, site_id: id, site_url: url, status };
});
