import type { Ctx } from '../../kernel/context.ts';
import { AppError, type ErrorCode } from '../../kernel/errors.ts';
import { GONE, overSites, type SiteFailure } from '../sites/index.ts';
import { type TargetSite, type UserTargets, type WebsiteError, websiteError } from './target-sites.ts';

/** The outcome for one site. An undefined failure means that the site was deleted in the meantime. */
export type SiteOutcome<T> = { readonly result: T } | { readonly failure: SiteFailure | undefined };

interface Settled<T> {
  readonly done: { site: TargetSite; result: T }[];
  readonly errors: WebsiteError[];
}

/**
 * Changes several sites in parallel; a site that fails becomes an entry in `errors`.
 * @throws AppError the first failure if no site could be changed; `data.failed` has all of them.
 */
export async function settleTargets<T>(
  ctx: Ctx,
  { sites, errors }: UserTargets,
  run: (site: TargetSite) => Promise<SiteOutcome<T>>,
): Promise<Settled<T>> {
  const results = await overSites(sites, async site => ({ site, outcome: await run(site) }));
  const done = results.flatMap(({ site, outcome }) => ('result' in outcome ? [{ site, result: outcome.result }] : []));
  const failures = results.flatMap(({ site, outcome }) =>
    'result' in outcome ? [] : [{ site, failure: outcome.failure ?? GONE }],
  );
  const all = [...errors, ...failures.map(({ site, failure }) => websiteError(ctx, site.id, failure))];
  if (done.length > 0) return { done, errors: all };
  const [first] = failures;
  const [refused] = errors;
  const code = first?.failure.code ?? (refused ? plainCode(ctx, refused.code) : 'site_not_found');
  throw new AppError(code, first?.failure.message ?? refused?.message ?? GONE.message, { failed: all });
}

function plainCode(ctx: Ctx, code: string): ErrorCode {
  return code.replace(`${ctx.settings.namespace}_`, '') as ErrorCode;
}
