import { beforeAll, expect, it } from 'vitest';
import { fileDomains } from '../../../../features/expiry/index.ts';
import { storeSite, useWorld } from '../../../../testing/fixtures.ts';

const world = useWorld();
beforeAll(async () => {
  await storeSite(world(), { url: 'https://www.shop.com/' });
  for (const folder of ['a', 'b']) await storeSite(world(), { url: `https://host.example/${folder}/` });
  await fileDomains(world().app.services);
});

it('the expiry of a domain is set and listed', async () => {
  const set = await world().rest('/expiring/domains/shop.com/edit', {
    method: 'PUT',
    body: { expires_on: '2030-01-31' },
  });
  expect(set).toMatchObject({ status: 200, body: { success: 1, data: { domain: 'shop.com', source: 'hand' } } });
  const { body } = await world().rest('/expiring?kind=domain&site_id_or_domain=www.shop.com');
  expect(body).toMatchObject({
    success: 1,
    total: 1,
    data: [{ name: 'shop.com', expires_at: '2030-01-31T23:59:59Z' }],
  });
});

it.each([
  ['PUT', '/expiring/domains/other.com/edit', { expires_on: null }, 404, 'svc_domain_not_found'],
  ['PUT', '/expiring/domains/shop.com/edit', { expires_on: '2030-02-31' }, 400, 'svc_invalid_input'],
  ['GET', '/expiring?site_id_or_domain=999', undefined, 404, 'svc_site_not_found'],
  ['GET', '/expiring?site_id_or_domain=host.example', undefined, 409, 'svc_ambiguous_site'],
])('%s %s with %o returns %i', async (method, path, body, status, code) => {
  expect(await world().rest(path, { method, ...(body ? { body } : {}) })).toMatchObject({ status, body: { code } });
});
