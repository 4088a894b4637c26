import type { OldClient, OldCost, OldMonitor } from '../mainwp/old-dashboard.ts';

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

/** Uptime settings of a site there, which follow the global ones in what isn't said. */
export const oldMonitorOf = (siteId: number, more: Partial<OldMonitor> = {}): OldMonitor => ({
  siteId,
  path: '',
  active: null,
  type: 'global',
  keyword: '',
  method: 'useglobal',
  intervalMinutes: null,
  timeoutSeconds: null,
  maxRetries: null,
  upStatusCodes: null,
  ...more,
});
