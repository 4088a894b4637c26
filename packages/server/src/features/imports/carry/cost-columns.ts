import {
  COST_STATUSES,
  isDate,
  LICENSE_TYPES,
  PAYMENT_METHODS,
  PAYMENT_TYPES,
  PRODUCT_TYPES,
  RENEWAL_TYPES,
  renewalDay,
} from '../../costs/index.ts';
import type { OldCost } from '../mainwp/old-dashboard.ts';
import type { CostChoice } from '../remarks/carry-sentences.ts';
import type { Remarks } from '../remarks/remarks.ts';
import { notesAsText } from './notes-as-text.ts';

const MOST_CENTS = 99_999_999_999;
const LONGEST = { name: 255, slug: 191, title: 100, url: 500, note: 50_000 };

/** A cost of MainWP in our terms. What has no counterpart is named in the remarks. */
export function columnsOfOldCost(cost: OldCost, remarks: Remarks) {
  const name = remarks.text(cost.name, LONGEST.name, 'name') || cost.slug || `Cost ${cost.id}`;
  if (cost.name.trim() === '') remarks.add('unnamed', { becomes: name });
  const known = <V extends string>(values: readonly V[], given: string, otherwise: V, what: CostChoice): V => {
    const found = values.find(value => value === given);
    if (found === undefined && given !== '') choiceUnknown(remarks, what, given, otherwise);
    return found ?? otherwise;
  };
  return {
    name,
    name_key: name.toLowerCase(),
    price_cents: centsOf(cost, remarks),
    payment_type: known(PAYMENT_TYPES, cost.paymentType, 'subscription', 'payment_type'),
    license_type: known(LICENSE_TYPES, cost.licenseType, 'multi_site', 'license_type'),
    renewal_type: known(RENEWAL_TYPES, cost.renewalType, 'disabled', 'renewal_type'),
    status: known(COST_STATUSES, cost.status, 'onhold', 'status'),
    ...productOf(cost, remarks),
    ...methodOf(cost, remarks),
    ...renewalOf(cost, remarks),
    product_slug: remarks.text(cost.slug, LONGEST.slug, 'slug'),
    url: urlOf(cost.url.trim(), remarks),
    note: remarks.text(notesAsText(cost.note), LONGEST.note, 'note', { lines: true }),
    product_color: /^#([0-9a-f]{3}){1,2}$/i.test(cost.color) ? cost.color : '',
    icon_hidden: '',
  };
}

function choiceUnknown(remarks: Remarks, what: CostChoice, given: string, becomes: string): void {
  remarks.add('choice_unknown', { what, given: given.slice(0, 50), becomes });
}

function centsOf({ priceInCents }: OldCost, remarks: Remarks): number {
  if (Number.isInteger(priceInCents) && priceInCents >= 0 && priceInCents <= MOST_CENTS) return priceInCents;
  remarks.add('price_impossible');
  return 0;
}

/** A type that the owner invented keeps its title. */
function productOf({ productType: given, productTypeTitle: title }: OldCost, remarks: Remarks) {
  const found = PRODUCT_TYPES.find(type => type === given);
  if (found !== undefined) return { product_type: found, product_type_title: '' };
  const product_type_title = remarks.text(title ?? given, LONGEST.title, 'product_title');
  if (title === null && given !== '') choiceUnknown(remarks, 'product_type', given, 'other');
  return { product_type: 'other', product_type_title };
}

function methodOf({ paymentMethod: given, paymentMethodTitle: title }: OldCost, remarks: Remarks) {
  const found = PAYMENT_METHODS.find(method => method === given);
  if (found !== undefined) return { payment_method: found, payment_method_title: '' };
  const payment_method_title = remarks.text(title ?? given, LONGEST.title, 'payment_method_title');
  if (title === null && given !== '') remarks.add('payment_method_unknown', { given: given.slice(0, 50) });
  return { payment_method: '', payment_method_title };
}

/** The day only: when it is due next is computed from it. */
function renewalOf({ lastRenewal: last }: OldCost, remarks: Remarks) {
  if (last !== null && isDate(last)) return { last_renewal: last, renewal_day: renewalDay(last, null) };
  if (last !== null) remarks.add('renewal_impossible');
  return { last_renewal: null, renewal_day: null };
}

function urlOf(url: string, remarks: Remarks): string {
  if (url === '' || (/^https?:\/\/\S+$/.test(url) && url.length <= LONGEST.url)) return url;
  remarks.add('address_left_out');
  return '';
}
