import { constants, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createFleet } from '../fleet.ts';
import { AJAX, Dashboard, REGISTERED } from '../testing/dashboard.ts';

const connected = () => new Dashboard(createFleet({ sites: 3, registered: REGISTERED }));
const bare = () => new Dashboard(createFleet({ sites: 3 }));
const HASHES = { 1: 'sha1', 6: 'sha224', 7: 'sha256', 8: 'sha384', 9: 'sha512' } as const;

function with_(dashboard: Dashboard, algorithm: keyof typeof HASHES | 0, sent: number | null) {
  const hash = HASHES[algorithm === 0 ? 1 : algorithm];
  const mainwpsignature = sign(hash, Buffer.from('security4711'), dashboard.privateKey).toString('base64');
  return dashboard.call(1, 'security', { sign_algo: sent, mainwpsignature });
}

describe('signatures of calls', () => {
  it('accepts every signature algorithm and moves the ratchet', async () => {
    const dashboard = connected();
    for (const algorithm of [6, 7, 8, 9, 7] as const) {
      expect(await with_(dashboard, algorithm, algorithm)).toHaveProperty('wp_uptodate');
      expect(dashboard.fleet.site(1).ratchet).toBe(algorithm);
    }
  });

  it('refuses SHA-1 after a stronger algorithm, and a missing algorithm after any', async () => {
    const dashboard = connected();
    expect((await with_(dashboard, 1, 1)).error).toContain('OPENSSL_ALGO_SHA1');
    expect((await with_(dashboard, 0, null)).error).toMatch(/^Authentication failed!/);
  });

  it('treats a missing algorithm as SHA-1 until one has been named', async () => {
    const dashboard = bare();
    await dashboard.register(1);
    expect(await with_(dashboard, 0, null)).toHaveProperty('wp_uptodate');
  });

  it('refuses unknown algorithms, wrong keys and signatures of other functions', async () => {
    const dashboard = connected();
    expect((await with_(dashboard, 7, 2)).error).toMatch(/^Authentication failed!/);
    expect((await dashboard.call(1, 'security', { mainwpsignature: 'abcd' })).error).toMatch(/^Authentication failed!/);
    expect((await dashboard.call(1, 'security', { nonce: '4712' })).error).toMatch(/^Authentication failed!/);
    expect((await dashboard.call(1, 'security', { function: 'stats' })).error).toMatch(/^Authentication failed!/);
  });

  it('verifies PSS signatures with verifylib without moving the ratchet', async () => {
    const dashboard = connected();
    const key = { key: dashboard.privateKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 };
    const mainwpsignature = sign('sha256', Buffer.from('security4711'), key).toString('base64');
    expect(await dashboard.call(1, 'security', { verifylib: 1, mainwpsignature, sign_algo: 1 })).toHaveProperty(
      'wp_uptodate',
    );
    expect(dashboard.fleet.site(1).ratchet).toBe(7);
  });

  it('accepts a signature again with other parameters', async () => {
    const dashboard = connected();
    const fields = dashboard.signed(1, 'get_all_plugins', { filter: 0 });
    const all = await dashboard.ask(1, fields);
    const one = await dashboard.ask(1, { ...fields, keyword: all.data[0].name });
    expect(one.data.length).toBeLessThan(all.data.length);
  });

  it('reports a cleared key, a missing or a demoted administrator without an error code', async () => {
    const dashboard = connected();
    const site = dashboard.fleet.site(1);
    expect((await dashboard.call(1, 'stats', { user: 'nobody' })).error).toMatch(/^Unexisting administrator user/);
    site.demoteAdmin();
    expect((await dashboard.call(1, 'stats')).error).toMatch(/^User not administrator/);
    expect(await dashboard.call(1, 'stats', { user: null })).toHaveProperty('version');
    site.clearKey();
    const reply = await dashboard.call(1, 'stats');
    expect(reply).toEqual({ error: expect.stringMatching(/^Authentication failed!/) });
  });

  it('lets any administrator act with a valid signature', async () => {
    const dashboard = connected();
    dashboard.fleet.site(1).addUser('second', 'administrator');
    expect((await dashboard.call(1, 'stats', { user: 'second' })).admin_nicename).toBe('second');
  });
});

describe('unsigned requests', () => {
  it('answers the probe whether the site holds a key', async () => {
    expect(Object.keys(await bare().ask(1, { function: 'stats' }))).toEqual(['version', 'wpversion', 'wpe', 'wphost']);
    expect((await connected().ask(1, { function: 'stats' })).error).toMatch(/^This site already contains a link/);
  });

  it('answers PARSE_ERROR1 to an empty signature and child_plugin_incompatible to an unknown function', async () => {
    const dashboard = connected();
    expect((await dashboard.call(1, 'stats', { mainwpsignature: '' })).error_code).toBe('PARSE_ERROR1');
    expect((await dashboard.call(1, 'does_not_exist')).error_code).toBe('child_plugin_incompatible');
  });

  it('leaves requests without a function to WordPress', async () => {
    const dashboard = connected();
    expect(await dashboard.page(1, { function: 'plugin_action' })).toMatchObject({ status: 400, body: '0' });
    expect(await dashboard.page(1, {}, '/')).toMatchObject({ status: 200 });
    expect(await dashboard.page(1, dashboard.signed(1, 'stats', { admin: 1 }))).toMatchObject({ status: 302 });
  });

  it('answers at the home page too; once deactivated, admin-ajax answers 400 with 0 and the home page HTML', async () => {
    const dashboard = connected();
    expect((await dashboard.page(1, dashboard.signed(1, 'stats'), '/')).body).toContain('<mainwp>');
    dashboard.fleet.site(1).setConnectorActive(false);
    expect(await dashboard.page(1, dashboard.signed(1, 'stats'), AJAX)).toMatchObject({ status: 400, body: '0' });
    expect((await dashboard.page(1, dashboard.signed(1, 'stats'), '/')).body).toContain('<h1>Site 1</h1>');
  });
});

describe('disconnecting', () => {
  it('clears the key and the ratchet but keeps secrets, unique id and syncdata', async () => {
    const dashboard = bare();
    await dashboard.register(1, { syncdata: '{"users":0}' });
    await dashboard.call(1, 'update_values', { uniqueId: 'abc' });
    await dashboard.call(1, 'stats');
    expect(await dashboard.call(1, 'disconnect')).toEqual({ result: 'success' });
    const site = dashboard.fleet.site(1);
    expect([site.registered, site.ratchet, site.secrets, site.uniqueId]).toEqual([false, undefined, 1, 'abc']);
    expect(site.syncList).toEqual({ users: false });
    expect(site.connectorActive).toBe(true);
  });

  it('deactivates the connector on request, and by itself when the fault or the timer says so', async () => {
    const dashboard = connected();
    expect(await dashboard.call(1, 'deactivate')).toEqual({ deactivated: true });
    expect(dashboard.fleet.site(1).connectorActive).toBe(false);
    dashboard.fleet.site(2).setFaults('self_deactivate');
    await dashboard.call(2, 'disconnect');
    expect((await dashboard.page(2, { function: 'stats' })).body).toBe('0');

    let minutes = 0;
    const now = () => minutes * 60_000;
    const clocked = new Dashboard(createFleet({ sites: 1, unconnectedMinutes: 20, now }));
    expect(await clocked.ask(1, { function: 'stats' })).toHaveProperty('version');
    minutes = 21;
    expect((await clocked.page(1, { function: 'stats' })).body).toBe('0');
  });
});

describe('a P-256 key', () => {
  const withP256 = async () => {
    const dashboard = new Dashboard(createFleet({ sites: 3 }), 'p256');
    await dashboard.register(1);
    return dashboard;
  };
  const inLibrary = (dashboard: Dashboard) =>
    sign('sha256', Buffer.from('security4711'), {
      key: dashboard.privateKey,
      padding: constants.RSA_PKCS1_PSS_PADDING,
      saltLength: 32,
    }).toString('base64');

  it('signs calls like any other key, with the same ratchet, in the bundled library too', async () => {
    const dashboard = await withP256();
    const site = dashboard.fleet.site(1);
    expect(await with_(dashboard, 9, 9)).toHaveProperty('wp_uptodate');
    expect([site.keyType, site.ratchet]).toEqual(['ec', 9]);
    expect((await with_(dashboard, 1, 1)).error).toContain('OPENSSL_ALGO_SHA1');
    expect(await dashboard.call(1, 'security', { verifylib: 1 })).toHaveProperty('wp_uptodate');
  });

  it('is accepted, but every call with it is refused if PHP cannot verify it; RSA works there', async () => {
    const dashboard = await withP256();
    const rsa = new Dashboard(dashboard.fleet);
    dashboard.fleet.site(1).setFaults('no_ec_keys');
    expect((await dashboard.call(1, 'security')).error).toMatch(/^Authentication failed!/);
    expect((await rsa.register(1)).register).toBe('OK');
    expect(await rsa.call(1, 'security')).toHaveProperty('wp_uptodate');
  });

  it('is not accepted by a site without OpenSSL', async () => {
    const dashboard = await withP256();
    dashboard.fleet.site(1).setFaults('no_openssl');
    expect((await dashboard.register(1)).error_code).toBe('REG_ERROR5');
    expect((await dashboard.page(1, dashboard.signed(1, 'security'))).status).toBe(500);
  });

  it('breaks a site without OpenSSL that still connects; only RSA in the bundled library works there', async () => {
    const dashboard = await withP256();
    const rsa = new Dashboard(dashboard.fleet);
    dashboard.fleet.site(1).setFaults('no_openssl_allowed');
    const status = async (by: Dashboard, more: object = {}) =>
      (await by.page(1, by.signed(1, 'security', { ...more }))).status;
    expect([await status(dashboard), await status(dashboard, { verifylib: 1 })]).toEqual([500, 500]);
    expect((await rsa.register(1)).register).toBe('OK');
    expect(await status(rsa)).toBe(500);
    const mainwpsignature = inLibrary(rsa);
    expect(await rsa.call(1, 'security', { verifylib: 1, mainwpsignature })).toHaveProperty('wp_uptodate');
  });
});
