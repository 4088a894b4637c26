import type { Input, Output } from '../../generated/abilities.ts';
import type { Tone } from '../../ui/text/chip.tsx';
import { quantity } from '../../ui/text/format.ts';

export type Cost = Output<'list-costs-v1'>['items'][number];
export type Product = Cost['product_type'];
export type PaymentMethod = Exclude<NonNullable<Input<'add-cost-v1'>['payment_method']>, ''>;
type Status = Cost['cost_tracker_status'];

export const PRODUCT_NAMES: Readonly<Record<Product, string>> = {
  plugin: 'Plugin',
  theme: 'Theme',
  hosting: 'Hosting',
  service: 'Service',
  other: 'Other',
};
export const COST_STATUS_NAMES: Readonly<Record<Status, string>> = {
  active: 'Active',
  canceled: 'Canceled',
  onhold: 'On hold',
  expired: 'Expired',
  pending_cancelation: 'Ends soon',
};
export const COST_STATUS_TONES: Readonly<Record<Status, Tone>> = {
  active: 'good',
  canceled: 'quiet',
  onhold: 'warn',
  expired: 'bad',
  pending_cancelation: 'warn',
};
export const RENEWAL_NAMES: Readonly<Record<Cost['renewal_type'], string>> = {
  weekly: 'Weekly',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  yearly: 'Yearly',
  disabled: 'Not renewed',
};
export const METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = {
  paypal: 'PayPal',
  stripe: 'Stripe',
  apple: 'Apple Pay',
  amazon: 'Amazon Pay',
  google: 'Google Pay',
  credit_debit: 'Credit or debit card',
  debit_card: 'Debit card',
  cash: 'Cash',
};

export const renewalOf = ({ payment_type, renewal_type }: Cost) =>
  payment_type === 'lifetime' ? 'Once' : RENEWAL_NAMES[renewal_type];

/** `3 sites`, `1 tag`. */
export function costTargetsText({ sites, groups, clients }: Pick<Cost, 'sites' | 'groups' | 'clients'>): string {
  if (groups.length > 0) return quantity(groups.length, ['tag', 'tags']);
  if (clients.length > 0) return quantity(clients.length, ['client', 'clients']);
  return quantity(sites.length, ['site', 'sites']);
}

export function namesOf<V extends string>(names: Readonly<Record<V, string>>): { value: V; label: string }[] {
  return (Object.entries(names) as [V, string][]).map(([value, label]) => ({ value, label }));
}
