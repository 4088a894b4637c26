import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import { AppError } from '../../../kernel/errors.ts';
import { openSite } from '../open-site.ts';
import { oneSiteRecordSchema } from '../read/site-record.schemas.ts';
import { siteRecordOf } from '../read/site-record.views.ts';
import { requireNotRefused } from '../refusal.ts';
import { siteSelectorSchema } from '../site.schemas.ts';
import { moveSite } from './move-site.ts';
import { redirectedAddresses } from './redirected-address.ts';

export const followSiteRedirect = ability({
  name: 'follow-site-redirect-v1',
  summary:
    'Replace the address of a site with the one it redirects to, after the site has answered there to the key of this server. Use it when a site has moved.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  needsApproval: true,
  instructions: 'If the site does not redirect, pass the new url to update-site-record-v1 instead.',
  input: Type.Object({ site_id_or_domain: siteSelectorSchema }),
  output: oneSiteRecordSchema,
  callsSite: true,
  errors: ['site_busy', 'site_already_exists', 'site_timeout'],
}).run(async ({ site_id_or_domain }, ctx) => {
  const site = await openSite(ctx, site_id_or_domain);
  requireNotRefused(site.row, 'move');
  const { id } = site.row;
  const [likely = '', ...others] = await redirectedAddresses(ctx.childSites, site.address);
  try {
    await moveSite(ctx, id, likely);
  } catch (error) {
    const [other] = others;
    if (other === undefined || !(error instanceof AppError) || !NOT_THERE.has(error.code)) throw error;
    await moveSite(ctx, id, other);
  }
  return siteRecordOf(ctx, id);
});

/** After these, the site may still be at the page to which its address redirected. */
const NOT_THERE = new Set(['connection_failed', 'site_offline', 'site_timeout']);
