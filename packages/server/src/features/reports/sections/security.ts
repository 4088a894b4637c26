import type { Static } from 'typebox';
import { isoInstant, isoInstantOrNull } from '../../../kernel/text/instants.ts';
import { FIXED_KEPT_MS, isFeedRead, selectFindingsWithin } from '../../vulnerabilities/index.ts';
import { cutToFit, type SectionInput, spanOf } from './section-input.ts';
import type { securitySchema } from './security.schemas.ts';

type Security = Static<typeof securitySchema>;

/** Null where no feed was ever read: nothing found would mean nothing then. */
export async function securitySection({
  services: { database },
  clientId,
  period,
  now,
}: SectionInput): Promise<Security | null> {
  if (!(await isFeedRead(database.db))) return null;
  const rows = await selectFindingsWithin(database.db, { clientId, ...spanOf(period), now });
  const items = rows.map(({ record_id, found_at, fixed_at, fixed_by, active, fixed_in, ...row }) => {
    const isFixed = fixed_at !== null && fixed_at < period.endsAt;
    return {
      ...row,
      vulnerability_id: record_id,
      fixed_in: fixed_in || null,
      state: isFixed ? fixedState(fixed_by) : openState(active),
      is_new: found_at >= period.startsAt,
      found_at: isoInstant(found_at),
      fixed_at: isFixed ? isoInstantOrNull(fixed_at) : null,
    };
  });
  const inState = (...states: readonly string[]) => items.filter(({ state }) => states.includes(state)).length;
  return {
    found: items.filter(({ is_new }) => is_new).length,
    fixed: inState('fixed'),
    open: inState('open', 'inactive'),
    records_since: isoInstant(now - FIXED_KEPT_MS),
    ...cutToFit(items),
  };
}

const fixedState = (by: string | null) => (by === 'record_changed' ? ('withdrawn' as const) : ('fixed' as const));
const openState = (active: number) => (active === 1 ? ('open' as const) : ('inactive' as const));
