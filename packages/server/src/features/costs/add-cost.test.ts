import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock } from '../../ports/clock/manual-clock.ts';
import { makeWorld, type World } from '../../testing/index.ts';

describe('adding a cost', () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld({ sites: 2, seeded: true, parts: { clock: manualClock(Date.UTC(2026, 0, 1)) } });
  });
  afterAll(() => world.close());

  const essentials = { name: 'Plugin', price: 49, payment_type: 'subscription', product_type: 'plugin' };
  const add = (more: object) =>
    world.post('add-cost-v1', { ...essentials, renewal_type: 'yearly', sites: [world.siteIds[0]], ...more });

  it('returns the whole record', async () => {
    const more = {
      license_type: 'multi_site',
      product_slug: 'a/a.php',
      last_renewal: '2025-03-01',
      payment_method: 'paypal',
      cost_tracker_status: 'active',
      url: 'https://example.com/',
      note: 'N',
      product_color: '#abc',
      icon_hidden: 'deficon:plug',
      sites: [...world.siteIds].reverse(),
    };
    const { status, body } = await add(more);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: body.id,
      ...essentials,
      ...more,
      renewal_type: 'yearly',
      sites: world.siteIds,
      groups: [],
      clients: [],
      next_renewal: '2026-03-01',
      currency: 'USD',
      product_type_title: '',
      payment_method_title: '',
    });
    expect((await world.get('get-cost-v1', { cost_id: body.id })).body).toEqual(body);
  });

  it('keeps own titles for its type and its way of payment if no predefined one fits', async () => {
    const titles = { product_type_title: 'Domain', payment_method_title: 'SEPA' };
    const { body } = await add({ product_type: 'other', ...titles });
    expect(body).toMatchObject({ product_type: 'other', payment_method: '', ...titles });
    const cleared = await world.post('update-cost-v1', { cost_id: body.id, product_type_title: null });
    expect(cleared.body).toMatchObject({ product_type_title: '', payment_method_title: 'SEPA' });
    expect((await add({ product_type_title: 'x'.repeat(101) })).status).toBe(400);
  });

  it('requires only a name, a price, its types and what it is for', async () => {
    const { body } = await add({});
    expect(body).toMatchObject({
      license_type: 'single_site',
      cost_tracker_status: 'active',
      last_renewal: null,
      next_renewal: null,
      payment_method: '',
      url: '',
      note: '',
      product_slug: '',
    });
    for (const missing of ['name', 'price', 'payment_type', 'product_type', 'renewal_type']) {
      const { status, body } = await add({ [missing]: undefined });
      expect([status, body.data.errors[0].path]).toEqual([400, `input.${missing}`]);
    }
  });

  it('names the allowed values when one is wrong', async () => {
    const enums = ['payment_type', 'product_type', 'license_type', 'renewal_type', 'payment_method'];
    for (const field of [...enums, 'cost_tracker_status']) {
      const { status, body } = await add({ [field]: 'nonsense' });
      expect([status, body.code]).toEqual([400, 'ability_invalid_input']);
      expect(body.message).toMatch(new RegExp(`input.${field} must be one of: \\w+, \\w+`));
    }
  });

  it('accepts only existing days, whole cents and web addresses', async () => {
    for (const last_renewal of ['2026-02-29', '01/31/2026', 'yesterday', '2026-1-1', 20260101]) {
      expect([last_renewal, (await add({ last_renewal })).status]).toEqual([last_renewal, 400]);
    }
    for (const price of [-1, 1.999, 1e12, '12']) expect([price, (await add({ price })).status]).toEqual([price, 400]);
    expect((await add({ price: 0.07 })).body.price).toBe(0.07);
    expect((await add({ url: 'javascript:alert(1)' })).status).toBe(400);
    expect((await add({ last_renewal: '' })).body.last_renewal).toBeNull();
  });

  it('accepts renewals from 1970 to 2100, and returns no next renewal for a stored one outside of these years', async () => {
    for (const renewal_type of ['weekly', 'monthly', 'quarterly', 'yearly']) {
      for (const last_renewal of ['9999-12-31', '9999-01-01', '2101-01-01', '1969-12-31']) {
        const { status, body } = await add({ renewal_type, last_renewal });
        expect([status, body.code]).toEqual([400, 'svc_invalid_input']);
        expect(body.message).toContain('from 1970-01-01 to 2100-12-31');
      }
    }
    expect((await add({ last_renewal: '2100-12-31' })).body.next_renewal).toBe('2101-12-31');
    const { id } = (await add({ name: 'From long ago' })).body;
    const beyond = { last_renewal: '9999-12-31', renewal_day: 31 };
    const { database } = world.app.services;
    await database.write(trx => trx.updateTable('costs').set(beyond).where('id', '=', id).execute());
    expect((await world.get('get-cost-v1', { cost_id: id })).body).toMatchObject({ next_renewal: null });
    expect((await world.get('get-costs-overview-v1')).status).toBe(200);
    expect((await world.get('get-site-costs-v1', { site_id_or_domain: world.siteIds[0] })).status).toBe(200);
    expect((await world.post('update-cost-v1', { cost_id: id, last_renewal: '' })).status).toBe(200);
  });

  it('requires targets of one kind, at least one, all of which exist', async () => {
    const tag = (await world.post('add-tag-v1', { name: 't' })).body.id;
    for (const targets of [{ sites: undefined }, { sites: [] }, { groups: [tag] }]) {
      expect((await add(targets)).body.code).toBe('svc_invalid_input');
    }
    expect((await add({ sites: [], groups: [tag, tag] })).body.groups).toEqual([tag]);
    const unknown = [
      [{ sites: [world.siteIds[0], 999] }, 'svc_site_not_found'],
      [{ sites: undefined, groups: [999] }, 'svc_tag_not_found'],
      [{ sites: undefined, clients: [999] }, 'svc_client_not_found'],
    ] as const;
    for (const [targets, code] of unknown) {
      const { status, body } = await add({ name: 'Nowhere', ...targets });
      expect([status, body.code]).toEqual([404, code]);
      expect(body.message).toContain('999');
    }
    expect((await world.get('list-costs-v1', { search: 'Nowhere' })).body.total).toBe(0);
  });

  it('is for operators and admins', async () => {
    const auth = await world.user('viewer', 'viewer');
    expect((await world.post('add-cost-v1', {}, { auth })).status).toBe(403);
  });
});
