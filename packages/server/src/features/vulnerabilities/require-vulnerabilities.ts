import type { Ctx } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { selectKnownIds } from './list/record.store.ts';

/** @throws AppError vulnerability_not_found naming the ids that nothing is known about. */
export async function requireVulnerabilities(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const known = await selectKnownIds(ctx.database, ids);
  const unknown = ids.filter(id => !known.has(id));
  if (unknown.length === 0) return;
  throw new AppError(
    'vulnerability_not_found',
    `There is no vulnerability ${unknown.slice(0, 5).join(', ')}. List the vulnerabilities to see their ids.`,
  );
}
