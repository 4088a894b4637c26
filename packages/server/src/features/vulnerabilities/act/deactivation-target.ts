import type { Ctx } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { FindingFilter } from '../list/finding-filter.store.ts';
import { selectActivePlugins } from './job-plugins.store.ts';
import { type Split, splitForDeactivation } from './split-items.ts';
import { selectVulnerableItems } from './vulnerable-items.store.ts';

/**
 * The active plugins to deactivate: those with the chosen vulnerabilities, or those that were named. A plugin can be
 * stopped before any feed knows what is wrong with it.
 * @throws AppError invalid_input if neither was said.
 */
export async function deactivationTarget(
  ctx: Ctx,
  filter: FindingFilter,
  slugs: readonly string[] | undefined,
): Promise<Split> {
  const byFinding = filter.recordIds !== undefined || filter.severity !== undefined;
  if (byFinding === (slugs !== undefined)) {
    throw new AppError(
      'invalid_input',
      'slugs: say what to deactivate, either by vulnerability_ids or severity, or by the slugs of plugins.',
    );
  }
  const items = slugs
    ? await selectActivePlugins(ctx.database, slugs, filter.siteIds)
    : await selectVulnerableItems(ctx.database, { ...filter, state: 'exposed' }, ctx.clock.now());
  return splitForDeactivation(items);
}
