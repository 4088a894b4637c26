import { modulesOff } from '../../kernel/ability/modules.ts';
import { isPermitted } from '../../kernel/ability/permission.ts';
import type { Ctx, Services } from '../../kernel/context.ts';
import { inScope, isScoped, type SiteScope, scopeOf } from '../../kernel/lists/site-scope.ts';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { dateOf, nextDue, selectRunningCosts } from '../costs/index.ts';
import { thresholdsOf } from '../expiry/index.ts';
import type { InboxQuery } from './inbox.store.ts';
import { INBOX_KINDS, type InboxKind } from './inbox-kind.ts';
import { SOURCES } from './sources/sources.ts';

export interface InboxChoice extends SiteScope {
  readonly search?: string;
}

/** What the caller may see of these kinds, with what the sources need to know. */
export async function inboxQuery(
  ctx: Ctx,
  { search = '', ...given }: InboxChoice,
  wanted: readonly InboxKind[] = INBOX_KINDS,
): Promise<InboxQuery> {
  const off = await modulesOff(ctx);
  const kinds = wanted.filter(kind => {
    const { seenBy } = SOURCES[kind];
    return isPermitted(ctx.actor, seenBy) && (seenBy.module === undefined || !off.includes(seenBy.module));
  });
  return {
    kinds,
    search: search.trim().toLowerCase(),
    asked: scopeOf(given),
    scope: isScoped(given) ? inScope('sites.id', given) : undefined,
    engine: ctx.database.engine,
    now: ctx.clock.now(),
    actor: ctx.actor,
    thresholds: thresholdsOf(ctx.settings.expiryDays),
    dueCosts: kinds.includes('cost_due') ? await dueCosts(ctx) : [],
  };
}

/** Costs whose renewal is told by now; none if that is switched off. */
async function dueCosts(services: Services) {
  const days = services.settings.costDueDays;
  if (days === 0) return [];
  const until = dateOf(services.clock.now() + days * DAY_MS);
  return (await selectRunningCosts(services.database.db)).flatMap(row => {
    const due = nextDue(services, row);
    return due !== null && due <= until ? [{ id: row.id, due, since: Date.parse(due) - days * DAY_MS }] : [];
  });
}
