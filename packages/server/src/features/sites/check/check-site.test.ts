import { describe, expect, it } from 'vitest';
import { expectError, siteRow, storeSite, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld({ sites: 5, seeded: true, env: { SITEKEEPER_DEADLINE_CHECK: '1' } });
const check = (selector: unknown) => world().post('check-site-v1', { site_id_or_domain: selector });
const id = (k: number) => world().siteIds[k - 1] as number;
const answered = (k: number, reachable: boolean, http_status: number) => ({
  site_id: id(k),
  site_url: expect.stringContaining(world().fleet.url(k)),
  reachable,
  response_time_ms: expect.any(Number),
  http_status,
  ...(reachable ? {} : { message: expect.stringMatching(/^[A-Z].*[.)]$/) }),
});

describe('check-site', () => {
  it('requests the homepage once, and returns the exact fields', async () => {
    world().fleet.ledger.reset();
    const { status, body } = await check(id(1));
    expect(status).toBe(200);
    expect(body).toEqual(answered(1, true, 200));
    expect(Number.isInteger(body.response_time_ms)).toBe(true);
    expect(world().fleet.ledger.summary().functions).toEqual({ '(GET)': 1 });
  });

  it.each([
    ['http500', false, 500],
    ['waf', false, 403],
    ['maintenance', false, 503],
    ['redirect_loop', false, 0],
    ['reset', false, 0],
    ['hang', false, 0],
  ] as const)('%s: reachable %s, http_status %i', async (fault, reachable, http_status) => {
    world().fleet.site(2).setFaults(fault);
    const { status, body } = await check(world().fleet.url(2));
    expect(status).toBe(200);
    expect(body).toEqual(answered(2, reachable, http_status));
  });

  it('follows a redirect, whose target must be allowed and must respond', async () => {
    world().fleet.site(3).setFaults('redirect_other');
    expect((await check(id(3))).body).toEqual(answered(3, false, 0));
  });

  it.each([
    ['auth401', 'The site requires a password. (HTTP 401)'],
    ['redirect_loop', 'The address keeps redirecting; 5 redirects were followed.'],
  ] as const)('%s: returns the reason and stores it with the site', async (fault, message) => {
    world().fleet.site(3).setFaults(fault);
    expect((await check(id(3))).body.message).toBe(message);
    const record = () => world().get('get-site-record-v1', { site_id_or_domain: id(3) });
    expect((await record()).body.check).toMatchObject({ reachable: false, message });
    world().fleet.site(3).setFaults();
    await check(id(3));
    expect((await record()).body.check).toMatchObject({ reachable: true, message: null });
  });

  it('returns http_status 0 if nothing listens', async () => {
    const nobody = await storeSite(world(), { url: 'http://127.0.0.3:9/' });
    expect((await check(nobody)).body).toMatchObject({ reachable: false, http_status: 0 });
  });

  it('sends the credentials of the password prompt', async () => {
    const { user, password } = world().fleet.site(4).httpCredentials;
    world().fleet.site(4).setFaults('auth401');
    expect((await check(id(4))).body).toMatchObject({ reachable: false, http_status: 401 });
    const { services } = world().app;
    const sealed = services.secrets.seal(`site/${id(4)}/http_auth`, JSON.stringify({ user, password }));
    await services.database.write(trx =>
      trx
        .insertInto('site_secrets')
        .values({ site_id: id(4), name: 'http_auth', sealed })
        .execute(),
    );
    expect((await check(id(4))).body).toMatchObject({ reachable: true, http_status: 200 });
  });

  it.each(['disconnected', 'suspended'] as const)('checks a %s site without changing its state', async status => {
    await world().post(status === 'suspended' ? 'suspend-site-v1' : 'disconnect-site-v1', { site_id_or_domain: id(5) });
    expect((await check(id(5))).body).toEqual(answered(5, true, 200));
    expect((await siteRow(world(), id(5))).status).toBe(status);
    world().fleet.site(5).setFaults('http500');
    await check(id(5));
    expect(await siteRow(world(), id(5))).toMatchObject({ status, check_status: 500 });
    world().fleet.site(5).setFaults();
  });

  it('returns 404 for an unknown site', async () => {
    expectError(await check(987_654), { status: 404, code: 'svc_site_not_found' });
  });
});
