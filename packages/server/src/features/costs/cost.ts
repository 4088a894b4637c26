/** The pure cost: its values, its money and its fields. Source: docs/spec/rest-v2.md#costs. */

export const PAYMENT_TYPES = ['subscription', 'lifetime'] as const;
export const PRODUCT_TYPES = ['plugin', 'theme', 'hosting', 'service', 'other'] as const;
export const LICENSE_TYPES = ['single_site', 'multi_site'] as const;
export const RENEWAL_TYPES = ['weekly', 'monthly', 'quarterly', 'yearly', 'disabled'] as const;
export const PAYMENT_METHODS = [
  'paypal',
  'stripe',
  'apple',
  'amazon',
  'google',
  'credit_debit',
  'debit_card',
  'cash',
] as const;
export const COST_STATUSES = ['active', 'canceled', 'onhold', 'expired', 'pending_cancelation'] as const;
export const FREQUENCIES = ['weekly', 'monthly', 'quarterly', 'yearly', 'once'] as const;

export type PaymentType = (typeof PAYMENT_TYPES)[number];
export type ProductType = (typeof PRODUCT_TYPES)[number];
export type LicenseType = (typeof LICENSE_TYPES)[number];
export type RenewalType = (typeof RENEWAL_TYPES)[number];
export type CostStatus = (typeof COST_STATUSES)[number];
export type Frequency = (typeof FREQUENCIES)[number];

/** What decides whether and how often a cost is paid again. */
export interface Payment {
  readonly payment_type: PaymentType;
  readonly renewal_type: RenewalType;
  readonly status: CostStatus;
}

export function frequencyOf({ payment_type, renewal_type }: Pick<Payment, 'payment_type' | 'renewal_type'>): Frequency {
  return payment_type === 'lifetime' || renewal_type === 'disabled' ? 'once' : renewal_type;
}

/** Only active subscriptions are paid again: the others are in no total and are never due. */
export function isPaidAgain(payment: Payment): boolean {
  return payment.status === 'active' && frequencyOf(payment) !== 'once';
}
