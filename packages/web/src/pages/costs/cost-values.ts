import type { Cost, PaymentMethod } from '../../shared/costs/cost.ts';
import { type Scope, targetsOfScope } from '../../shared/scope/use-scope.ts';
import { kindOf } from './cost-targets.tsx';

/** Paid in a way that has no word of its own: the API tells it by a title beside an empty method. */
export const OTHER_METHOD = 'other';
export type CostMethod = PaymentMethod | typeof OTHER_METHOD | '';

/** What the form begins with. A new cost is for the client or the tag that the pages are narrowed to. */
export function costFormStart(cost: Cost | undefined, scope: Scope) {
  const { client_ids: clients, tag_ids: groups } = targetsOfScope(scope);
  const targets = cost ?? { sites: [], groups, clients };
  const kind = kindOf(targets);
  return {
    name: cost?.name ?? '',
    price: (cost?.price ?? '') as number | string,
    license_type: cost?.license_type ?? ('single_site' as Cost['license_type']),
    payment_type: cost?.payment_type ?? ('subscription' as Cost['payment_type']),
    renewal_type: cost?.renewal_type ?? ('yearly' as Cost['renewal_type']),
    last_renewal: cost?.last_renewal ?? '',
    cost_tracker_status: cost?.cost_tracker_status ?? ('active' as Cost['cost_tracker_status']),
    product_type: cost?.product_type ?? ('plugin' as Cost['product_type']),
    product_type_title: cost?.product_type_title ?? '',
    method: ((cost?.payment_method ?? '') || (cost?.payment_method_title ? OTHER_METHOD : '')) as CostMethod,
    payment_method_title: cost?.payment_method_title ?? '',
    url: cost?.url ?? '',
    product_slug: cost?.product_slug ?? '',
    note: cost?.note ?? '',
    kind,
    ids: [...targets[kind]],
  };
}

/** The input of the ability. A title is given only where it says what the choice beside it cannot. */
export function costInput({ kind, ids, price, last_renewal, method, ...values }: ReturnType<typeof costFormStart>) {
  return {
    ...values,
    price: Number(price),
    last_renewal: last_renewal || null,
    product_type_title: values.product_type === 'other' ? values.product_type_title.trim() : '',
    payment_method: method === OTHER_METHOD ? '' : method,
    payment_method_title: method === OTHER_METHOD ? values.payment_method_title.trim() : '',
    [kind]: ids,
  };
}
