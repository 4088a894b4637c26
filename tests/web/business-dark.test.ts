import { beforeAll, describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { useBrowser } from './support/browser.ts';
import type { BrowserVisit } from './support/browser-visit.ts';
import { expectFitsPhone } from './support/phone-page.ts';

const world = useWorld();
const visitors = useBrowser(world);
const PAGES = [
  '/clients',
  '/clients?view=fields',
  '/clients/1',
  '/clients/1?view=sites',
  '/clients/1?view=costs',
  '/costs',
  '/costs?view=year',
  '/api-access/keys',
  '/api-access/keys/add',
  '/profile',
  '/notifications',
  '/notifications?view=rules',
  '/notifications?view=deliveries',
  '/notifications?view=events',
  '/people',
  '/modules',
  '/settings',
  '/audit',
];

describe('Business and administration pages on a phone in dark mode', () => {
  let visit: BrowserVisit;
  beforeAll(async () => {
    await world().post('add-client-field-v1', { name: 'VAT number' });
    const { id } = (await world().post('add-client-v1', { name: 'Acme', status: 'lead' })).body;
    expect(id).toBe(1);
    await storeSite(world(), { url: 'https://one.example/', client_id: id, status: 'disconnected' });
    const cost = { payment_type: 'subscription', renewal_type: 'monthly', last_renewal: '2026-01-31', clients: [id] };
    await world().post('add-cost-v1', { ...cost, name: 'Hosting', product_type: 'hosting', price: 12.5 });
    visit = await visitors.signedIn('admin', { width: 360, dark: true });
  });

  it.each(PAGES)('show %s with enough contrast and no horizontal scrolling', async address => {
    await expectFitsPhone(visit.page, address, ['dark']);
  });
});
