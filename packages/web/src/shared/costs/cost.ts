import type { Input, Output } from '../../generated/abilities.ts';
import { named } from '../../texts/named.ts';
import { t } from '../../texts/text.ts';
import type { Tone } from '../../ui/text/chip.tsx';

export type Cost = Output<'list-costs-v1'>['items'][number];
export type Product = Cost['product_type'];
export type PaymentMethod = Exclude<NonNullable<Input<'add-cost-v1'>['payment_method']>, ''>;
type Status = Cost['cost_tracker_status'];

export const PRODUCT_NAMES = named<Product>({
  plugin: 'shared.costs.products.plugin',
  theme: 'shared.costs.products.theme',
  hosting: 'shared.costs.products.hosting',
  service: 'shared.costs.products.service',
  other: 'shared.costs.products.other',
});
export const COST_STATUS_NAMES = named<Status>({
  active: 'shared.costs.statuses.active',
  canceled: 'shared.costs.statuses.canceled',
  onhold: 'shared.costs.statuses.onhold',
  expired: 'shared.costs.statuses.expired',
  pending_cancelation: 'shared.costs.statuses.pending_cancelation',
});
export const COST_STATUS_TONES: Readonly<Record<Status, Tone>> = {
  active: 'good',
  canceled: 'quiet',
  onhold: 'warn',
  expired: 'bad',
  pending_cancelation: 'warn',
};
export const RENEWAL_NAMES = named<Cost['renewal_type']>({
  weekly: 'shared.costs.renewals.weekly',
  monthly: 'shared.costs.renewals.monthly',
  quarterly: 'shared.costs.renewals.quarterly',
  yearly: 'shared.costs.renewals.yearly',
  disabled: 'shared.costs.renewals.disabled',
});
export const METHOD_NAMES = named<PaymentMethod>({
  paypal: 'shared.costs.methods.paypal',
  stripe: 'shared.costs.methods.stripe',
  apple: 'shared.costs.methods.apple',
  amazon: 'shared.costs.methods.amazon',
  google: 'shared.costs.methods.google',
  credit_debit: 'shared.costs.methods.credit_debit',
  debit_card: 'shared.costs.methods.debit_card',
  cash: 'shared.costs.methods.cash',
});

export const renewalOf = ({ payment_type, renewal_type }: Cost) =>
  payment_type === 'lifetime' ? t('shared.costs.once') : RENEWAL_NAMES[renewal_type];

/** `3 sites`, `1 tag`. */
export function costTargetsText({ sites, groups, clients }: Pick<Cost, 'sites' | 'groups' | 'clients'>): string {
  if (groups.length > 0) return t('common.count.tags', { count: groups.length });
  if (clients.length > 0) return t('common.count.clients', { count: clients.length });
  return t('common.count.sites', { count: sites.length });
}

export function namesOf<V extends string>(names: Readonly<Record<V, string>>): { value: V; label: string }[] {
  return (Object.entries(names) as [V, string][]).map(([value, label]) => ({ value, label }));
}
