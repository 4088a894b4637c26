import type { Ctx } from '../../../kernel/context.ts';
import { type CostRow, selectCosts } from '../cost.store.ts';
import { frequencyOf, isPaidAgain } from '../cost.ts';
import { nextDue } from '../cost.views.ts';
import { amountOf, type Share, totalsOf } from '../money.ts';
import { selectOwnSiteCounts } from './own-site-counts.store.ts';

/** What a client pays for: its running costs by name, each with the share of its sites, and their totals. */
export async function runningCostsOfClient(ctx: Pick<Ctx, 'database' | 'clock' | 'settings'>, clientId: number) {
  const { db } = ctx.database;
  const all = await selectCosts(db, { client_id: clientId, statuses: ['active'] }, { offset: 0, limit: 1_000_000 });
  const running = all.filter(isPaidAgain);
  const counts = await selectOwnSiteCounts(
    db,
    clientId,
    running.map(({ id }) => id),
  );
  const priced = running.map(row => {
    const counted = counts.get(row.id) ?? { own: 0, all: 0 };
    return { row, own: counted.own, share: shareOfClient(row, counted), frequency: frequencyOf(row) };
  });
  const items = priced.map(({ row, own, share, frequency }) => ({
    id: row.id,
    name: row.name,
    amount: amountOf(share),
    frequency,
    sites: own,
    next_renewal: nextDue(ctx, row),
  }));
  return { currency: ctx.settings.currency, items, ...totalsOf(priced) };
}

/** A cost for a client without sites is paid once. */
function shareOfClient({ price_cents, license_type }: CostRow, { own, all }: { own: number; all: number }): Share {
  const sites = Math.max(1, own);
  const shared = license_type === 'multi_site' ? Math.max(sites, all) : 1;
  return { cents: BigInt(price_cents) * BigInt(sites), sites: BigInt(shared) };
}
