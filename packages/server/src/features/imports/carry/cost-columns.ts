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
import { notesAsText } from './notes-as-text.ts';
import type { Remarks } from './remarks.ts';

const MOST_CENTS = 99_999_999_999;
const LONGEST = { name: 255, slug: 191, title: 100, url: 500, note: 50_000 };

/** A cost of MainWP in our terms. What has no counterpart is named in the remarks. */
export function columnsOfOldCost(cost: OldCost, remarks: Remarks) {
  const name = remarks.text(cost.name, LONGEST.name, 'Its name') || cost.slug || `Cost ${cost.id}`;
  if (cost.name.trim() === '') remarks.add(`It had no name and is called "${name}".`);
  const known = <V extends string>(values: readonly V[], given: string, otherwise: V, what: string): V => {
    const found = values.find(value => value === given);
    if (found === undefined && given !== '') remarks.add(`Its ${what} "${given.slice(0, 50)}" became "${otherwise}".`);
    return found ?? otherwise;
  };
  return {
    name,
    name_key: name.toLowerCase(),
    price_cents: centsOf(cost, remarks),
    payment_type: known(PAYMENT_TYPES, cost.paymentType, 'subscription', 'kind of payment'),
    license_type: known(LICENSE_TYPES, cost.licenseType, 'multi_site', 'kind of licence'),
    renewal_type: known(RENEWAL_TYPES, cost.renewalType, 'disabled', 'renewal'),
    status: known(COST_STATUSES, cost.status, 'onhold', 'status'),
    ...productOf(cost, remarks),
    ...methodOf(cost, remarks),
    ...renewalOf(cost, remarks),
    product_slug: remarks.text(cost.slug, LONGEST.slug, 'Its slug'),
    url: urlOf(cost.url.trim(), remarks),
    note: remarks.text(notesAsText(cost.note), LONGEST.note, 'Its note', { lines: true }),
    product_color: /^#([0-9a-f]{3}){1,2}$/i.test(cost.color) ? cost.color : '',
    icon_hidden: '',
  };
}

function centsOf({ priceInCents }: OldCost, remarks: Remarks): number {
  if (Number.isInteger(priceInCents) && priceInCents >= 0 && priceInCents <= MOST_CENTS) return priceInCents;
  remarks.add('Its price cannot be stored and is 0 now.');
  return 0;
}

/** A type that the owner invented keeps its title. */
function productOf({ productType: given, productTypeTitle: title }: OldCost, remarks: Remarks) {
  const found = PRODUCT_TYPES.find(type => type === given);
  if (found !== undefined) return { product_type: found, product_type_title: '' };
  const product_type_title = remarks.text(title ?? given, LONGEST.title, 'The title of its type');
  if (title === null && given !== '') remarks.add(`Its type "${given.slice(0, 50)}" became "other".`);
  return { product_type: 'other', product_type_title };
}

function methodOf({ paymentMethod: given, paymentMethodTitle: title }: OldCost, remarks: Remarks) {
  const found = PAYMENT_METHODS.find(method => method === given);
  if (found !== undefined) return { payment_method: found, payment_method_title: '' };
  const payment_method_title = remarks.text(title ?? given, LONGEST.title, 'The title of its payment method');
  if (title === null && given !== '') remarks.add(`Its payment method "${given.slice(0, 50)}" is unknown here.`);
  return { payment_method: '', payment_method_title };
}

/** The day only: when it is due next is computed from it. */
function renewalOf({ lastRenewal: last }: OldCost, remarks: Remarks) {
  if (last !== null && isDate(last)) return { last_renewal: last, renewal_day: renewalDay(last, null) };
  if (last !== null) remarks.add('The day of its last renewal is impossible and was left out.');
  return { last_renewal: null, renewal_day: null };
}

function urlOf(url: string, remarks: Remarks): string {
  if (url === '' || (/^https?:\/\/\S+$/.test(url) && url.length <= LONGEST.url)) return url;
  remarks.add('Its web page is no address and was left out.');
  return '';
}
