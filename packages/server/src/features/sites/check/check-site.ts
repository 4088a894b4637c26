import { Type } from 'typebox';
import { ability } from '../../../kernel/ability/ability.ts';
import type { CheckResult } from '../../../ports/child-sites/port.ts';
import { openSite } from '../open-site.ts';
import { siteSelectorSchema } from '../site.schemas.ts';
import { checkAddress } from './check-address.ts';

/** The result for each checked site. */
export const checkFields = {
  site_id: Type.Integer({ description: 'Id of the site.' }),
  site_url: Type.String({ description: 'Address of the site.' }),
  reachable: Type.Boolean({ description: 'The site responded with a 2xx or 3xx status.' }),
  response_time_ms: Type.Integer({ description: 'Response time in milliseconds.' }),
  message: Type.Optional(Type.String({ description: 'Why the site is not reachable; only if it is not.' })),
};

/** The same, from a stored result. */
export function checkView({ reachable, elapsedMs, reason }: CheckResult) {
  return { reachable, response_time_ms: elapsedMs, ...(reason === undefined ? {} : { message: reason }) };
}

export const checkSite = ability({
  name: 'check-site-v1',
  summary: 'Check whether the address of a site responds. To fetch its data, use sync-site-v1.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  input: Type.Object({ site_id_or_domain: siteSelectorSchema }),
  output: Type.Object({
    ...checkFields,
    http_status: Type.Integer({ description: 'HTTP status of the response; 0 if there was none.' }),
  }),
}).run(async ({ site_id_or_domain }, ctx) => {
  const site = await openSite(ctx, site_id_or_domain);
  const result = await checkAddress(ctx, site);
  return { site_id: site.row.id, site_url: site.row.url, ...checkView(result), http_status: result.httpStatus };
});
