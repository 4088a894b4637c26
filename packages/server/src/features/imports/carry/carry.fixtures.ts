import type { OldClient, OldCost } from '../mainwp/old-dashboard.ts';

/** A client of an old dashboard; what isn't said is empty. */
export const oldClientOf = (id: number, more: Partial<OldClient> = {}): OldClient => ({
  id,
  name: `Client ${id}`,
  email: null,
  phone: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  zip: '',
  country: '',
  note: '',
  facebook: '',
  twitter: '',
  instagram: '',
  linkedin: '',
  status: 'active',
  createdAt: null,
  primaryContactId: null,
  contacts: [],
  values: [],
  ...more,
});

export const oldContactOf = (id: number, name: string) => ({
  id,
  name,
  email: 'Ben@Example.com',
  phone: '1',
  role: 'Books',
  facebook: '',
  twitter: '',
  instagram: '',
  linkedin: '',
});

export const oldCostOf = (id: number, more: Partial<OldCost> = {}): OldCost => ({
  id,
  name: `Cost ${id}`,
  priceInCents: 2999,
  paymentType: 'subscription',
  productType: 'plugin',
  productTypeTitle: null,
  slug: '',
  licenseType: 'single_site',
  renewalType: 'monthly',
  lastRenewal: '2026-01-31',
  paymentMethod: 'paypal',
  paymentMethodTitle: null,
  status: 'active',
  url: '',
  note: '',
  color: '',
  targets: { kind: 'none' },
  ...more,
});
