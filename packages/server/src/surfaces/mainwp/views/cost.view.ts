import type { Static } from 'typebox';
import type { costSchema } from '../../../features/costs/index.ts';
import { daySeconds } from './php.ts';

export type CostRecord = Static<typeof costSchema>;

const PRICE_DECIMALS = 8;

/** A cost as answers about one show it: the row as it is stored, days as seconds. */
export function storedCost(cost: CostRecord) {
  const { id, sites, groups, clients, note, ...rest } = shared(cost);
  return {
    id: String(id),
    ...rest,
    last_renewal: String(daySeconds(cost.last_renewal)),
    next_renewal: String(daySeconds(cost.next_renewal)),
    next_renewal_today: '0',
    last_alert: '0',
    cost_icon: cost.icon_hidden,
    cost_color: cost.product_color,
    sites,
    groups,
    clients,
    note,
  };
}

/** A cost as lists show it: without icon and colour, days as texts. */
export function listedCost(cost: CostRecord) {
  const { sites, groups, clients, note, ...rest } = shared(cost);
  return {
    ...rest,
    last_renewal: dayText(cost.last_renewal),
    next_renewal: dayText(cost.next_renewal),
    last_alert: 0,
    sites,
    groups,
    clients,
    note,
  };
}

/** A cost as abilities of MainWP show it. */
export function abilityCost(cost: CostRecord) {
  return {
    id: cost.id,
    name: cost.name,
    type: cost.payment_type,
    price: cost.price,
    renewal_type: cost.renewal_type,
    payment_method: cost.payment_method,
    product_type: cost.product_type,
    last_renewal: dayInstant(cost.last_renewal),
    next_renewal: dayInstant(cost.next_renewal),
  };
}

function shared(cost: CostRecord) {
  return {
    id: cost.id,
    name: cost.name,
    url: cost.url,
    type: cost.payment_type,
    product_type: cost.product_type,
    slug: cost.product_slug,
    license_type: cost.license_type,
    cost_status: cost.cost_tracker_status,
    payment_method: cost.payment_method,
    price: cost.price.toFixed(PRICE_DECIMALS),
    renewal_type: cost.renewal_type,
    sites: idsText(cost.sites),
    groups: idsText(cost.groups),
    clients: idsText(cost.clients),
    note: cost.note,
  };
}

/** A list of ids is JSON in a text there. */
function idsText(ids: readonly number[]): string {
  return ids.length === 0 ? '' : JSON.stringify(ids);
}

function dayText(day: string | null): string | 0 {
  return day === null ? 0 : `${day} 00:00:00`;
}

function dayInstant(day: string | null): string | null {
  return day === null ? null : `${day}T00:00:00+00:00`;
}
