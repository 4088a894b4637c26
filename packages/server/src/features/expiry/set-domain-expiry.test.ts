import { beforeAll, expect, it } from 'vitest';
import { expectError, storeSite, useWorld } from '../../testing/fixtures.ts';
import { fileDomains } from './index.ts';

const world = useWorld();
const set = (domain: string, expires_on: string | null) => world().post('set-domain-expiry-v1', { domain, expires_on });
beforeAll(async () => {
  await storeSite(world(), { url: 'https://www.shop.com/' });
  await fileDomains(world().app.services);
});

it('the end of a domain is set by hand and removed again, which the audit log tells', async () => {
  expect((await set('shop.com', '2030-02-28')).body).toMatchObject({
    expires_at: '2030-02-28T23:59:59Z',
    source: 'hand',
  });
  expect((await set('shop.com', null)).body).toEqual({ domain: 'shop.com', expires_at: null, source: null });
  const { db } = world().app.services.database;
  const rows = await db.selectFrom('audit_log').select('subject').where('action', '=', 'domain.expiry_set').execute();
  expect(rows).toEqual([{ subject: 'domain:shop.com' }, { subject: 'domain:shop.com' }]);
});

it('an unknown domain and a day that does not exist are rejected', async () => {
  expectError(await set('other.com', '2030-01-01'), { status: 404, code: 'svc_domain_not_found' });
  const message = expectError(await set('shop.com', '2030-02-30'), { status: 400, code: 'svc_invalid_input' });
  expect(message).toMatch(/^expires_on:/);
});
