import { describe, expect, it } from 'vitest';
import { expectError, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld({ sites: 3 });
const ask = (input: Record<string, unknown>) => world().post('test-connection-v1', input);

describe('test-connection', () => {
  it('reports that a site can be added, without storing or changing anything', async () => {
    const { url, admin } = world().credentials(1);
    const { status, body } = await ask({ url, admin });
    expect(status).toBe(200);
    expect(body).toEqual({
      url: expect.stringContaining(url),
      linked: false,
      child_version: expect.stringMatching(/^\d/),
      wp_version: expect.stringMatching(/^\d/),
      message: expect.stringContaining('can be added. Its login and password are checked when you add it.'),
    });
    expect((await world().get('count-sites-v1')).body.total).toBe(0);
    expect(world().fleet.site(1).registered).toBe(false);
  });

  it('accepts an address without scheme, and reports which scheme responds and that it is not encrypted', async () => {
    const { url } = world().credentials(1);
    const { status, body } = await ask({ url: url.replace('http://', ' ') });
    expect(status).toBe(200);
    expect(body).toMatchObject({ url: `${url}/`, linked: false, message: expect.stringContaining('no encryption') });
  });

  it('needs no login, because it does not test one', async () => {
    const { url } = world().credentials(1);
    const wrong = await ask({ url, admin: 'nobody' });
    expect((await ask({ url })).body).toEqual(wrong.body);
    expect(wrong.body.message).toContain('checked when you add it');
  });

  it('reports that a site is already linked to a dashboard', async () => {
    const id = await world().addSite(2);
    const { url, admin } = world().credentials(2);
    expectError(await ask({ url, admin }), { status: 409, code: 'svc_site_already_exists', data: { site_id: id } });
    const { database } = world().app.services;
    await database.write(trx => trx.deleteFrom('sites').where('id', '=', id).execute()); // of another dashboard, that is
    expect((await ask({ url, admin })).body).toMatchObject({ linked: true, message: expect.stringMatching(/Clear/) });
  });

  it.each([
    ['http500', 502, 'svc_connection_failed'],
    ['maintenance', 503, 'svc_site_offline'],
    ['connector_off', 502, 'svc_connection_failed'],
    ['auth401', 502, 'svc_connection_failed'],
  ] as const)('says what to do if the site answers with %s', async (fault, status, code) => {
    const { url, admin } = world().credentials(3);
    world().fleet.site(3).setFaults(fault);
    expectError(await ask({ url, admin }), { status, code });
    world().fleet.site(3).setFaults();
  });

  it('rejects invalid addresses, and never contacts forbidden ones', async () => {
    expectError(await ask({ url: 'ftp://files.example', admin: 'anna' }), { status: 400, code: 'svc_invalid_input' });
    expectError(await ask({ url: 'http://10.1.2.3/', admin: 'anna' }), { status: 503, code: 'svc_site_offline' });
  });
});
