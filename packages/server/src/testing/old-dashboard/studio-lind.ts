import { createPrivateKey, generatePrimeSync, type KeyObject } from 'node:crypto';
import type { OldDashboardGiven, OldSiteGiven } from './make-old-dashboard.ts';

/** An invented agency whose dashboard has every oddity that real ones were seen with. Ids below are those of its sites. */
export const STUDIO_LIND: OldDashboardGiven = {
  url: 'https://desk.studio-lind.example',
  prefix: 'k7_',
  options: [
    ['timezone_string', 'Europe/Vienna'],
    ['mainwp_sslVerifyCertificate', '0'],
    ['mainwp_pluginAutomaticDailyUpdate', '1'],
    ['mainwp_frequency_AutoUpdate', 'weekly'],
    ['mainwp_time_AutoUpdate', '4:30'],
    ['mainwp_dayinweek_AutoUpdate', '2'],
    [
      'mainwp_module_cost_tracker_options',
      'a:3:{s:8:"currency";s:3:"EUR";s:15:"currency_format";a:1:{s:17:"decimal_separator";s:1:",";}s:20:"custom_product_types";s:23:"{"domain":"Domain €"}";}',
    ],
    ['mainwp_demo_mode_added_ids', 'a:1:{s:9:"sites_ids";a:1:{i:0;i:12;}}'],
  ],
  sites: [
    {
      url: 'https://bakery.example/',
      login: 'lind',
      name: `Lind\\'s \\"Bakery\\"`,
      keyForm: 'hidden',
      httpAuth: { user: 'shop', password: "a'b", sealed: true },
      columns: { note: `First line\\n<strong>Anna\\'s</strong> 🥐`, verify_certificate: 1, automatic_update: 1 },
      options: [
        ['signature_algo', '9999'],
        ['added_timestamp', '1600000000'],
        ['added_timestamp', '1700000000'],
      ],
      tagIds: [1],
    },
    { url: 'https://garage.example/shop/', keyForm: 'named', pem: 'pkcs1', tagIds: [1, 1, 2, 77] },
    {
      url: 'https://florist.example/',
      keyForm: 'plain',
      httpAuth: { user: 'door', password: 'back\\slash', sealed: false },
      columns: { ssl_version: 6, verify_certificate: 0, is_ignoreCoreUpdates: 1 },
      options: [
        ['signature_algo', '1'],
        ['ignored_wp_upgrades', '{"ignored_versions":["6.9.1"]}'],
        ['ignored_trans_updates', '1'],
      ],
    },
    { url: 'https://no-openssl.example/', columns: { privkey: '-1' } },
    { url: 'https://clone.example/', columns: { privkey: '', is_staging: 1 } },
    { url: 'https://lost-file.example/', keyForm: 'hidden', withoutFile: true },
    { url: 'https://other-pair.example/', keyForm: 'named', columns: { pubkey: 'AAAA' } },
    { url: 'https://old-as-2018.example/', keyForm: 'plain' },
    { url: 'https://asleep.example/', keyForm: 'plain', columns: { suspended: 1, client_id: 2 } },
    { url: 'http://www.bakery.example/', keyForm: 'hidden', withoutFile: true, columns: { client_id: 99 } },
    {
      url: 'https://broken.example/',
      keyForm: 'hidden',
      withoutFile: true,
      reconnectSecret: null,
      sync: { version: '0', error: 'Verbindung fehlgeschlagen' },
    },
    { url: 'https://demo.example/', sync: null },
    { id: 20, url: 'not an address', login: '' },
  ],
  rows: {
    mainwp_wp: [{ id: 0, url: 'https://without-id.example/' }],
    mainwp_wp_options: [
      { wpid: 999, name: 'register_verify_key', value: 'orphan' },
      { wpid: 0, name: 'signature_algo', value: '6' },
    ],
    mainwp_group: [
      { id: 1, name: 'R&amp;D', color: '#0a7f5a' },
      { id: 2, name: 'Café &#039;Olé&#039;', color: 'red' },
      { id: 3, name: 'r&amp;d' },
      { id: 4, name: '' },
    ],
    mainwp_wp_clients: [
      { client_id: 1, name: 'Bäckerei Lind', client_email: 'Anna@Bakery.Example', created: 1_600_000_000 },
      { client_id: 2, name: 'Second', suspended: 1, note: '<p>Call first</p>', primary_contact_id: 5 },
      { client_id: 3, name: 'Third', suspended: 2 },
      { client_id: 4, name: '', suspended: 3, client_email: 'anna@bakery.example' },
    ],
    mainwp_wp_clients_contacts: [
      {
        contact_id: 5,
        contact_client_id: 2,
        contact_name: 'Bo',
        contact_email: 'bo@second.example',
        contact_role: 'CEO',
      },
      { contact_id: 6, contact_client_id: 88, contact_name: 'Nobody' },
    ],
    mainwp_wp_clients_fields: [
      { field_id: 1, field_name: 'client.name' },
      { field_id: 2, field_name: 'vat.id', field_desc: 'VAT' },
      { field_id: 3, field_name: 'parking', client_id: 2 },
    ],
    mainwp_wp_clients_field_values: [
      { field_id: 2, value_client_id: 1, field_value: 'ATU1' },
      { field_id: 3, value_client_id: 2, field_value: 'behind the house' },
      { field_id: 2, value_client_id: 88, field_value: 'ATU2' },
    ],
    mainwp_cost_tracker: [
      cost(1, { name: 'Editor', price: '29.99000000', last_renewal: 1_769_817_600, sites: '[1,2,999]' }),
      cost(2, { name: 'Fonts', price: '0.30000000', type: 'lifetime', renewal_type: 'disabled', groups: '[1]' }),
      cost(3, { name: 'Domain', price: '1.00000000', product_type: 'domain', clients: '["1"]' }),
      cost(4, { name: '', price: '5.50000000', type: 'security', cost_status: 'paused', payment_method: 'card' }),
    ],
    mainwp_users: [
      { userid: 3, trusted_plugins: '["nobody/asks.php"]' },
      {
        userid: 0,
        ignored_plugins:
          '{"hello\\/hello.php":{"Name":"Hello","ignored_versions":["all_versions"]},"one\\/one.php":{"Name":"One","ignored_versions":["1.2.3"]},"old\\/old.php":"Old","0":{"Name":"Broken"}}',
        ignored_themes: '[]',
        ignored_wp_upgrades: '{"ignored_versions":["7.0"]}',
        trusted_plugins: '{"0":"akismet\\/akismet.php","4":"seo\\/seo.php"}',
        trusted_themes: '["storefront"]',
        dismissed_plugins: '{"dead\\/dead.php":"Dead"}',
      },
    ],
    mainwp_monitors: [
      {
        monitor_id: 1,
        wpid: 1,
        active: -1,
        type: 'useglobal',
        method: 'useglobal',
        interval: -1,
        timeout: -1,
        maxretries: -1,
        up_status_codes: 'useglobal',
      },
      {
        monitor_id: 2,
        wpid: 1,
        issub: 1,
        suburl: 'shop/',
        active: 1,
        type: 'keyword',
        keyword: 'Brot',
        method: 'get',
        interval: 60,
        timeout: 20,
        maxretries: 0,
        up_status_codes: '200,204',
      },
      { monitor_id: 3, wpid: 999, type: 'http' },
    ],
    mainwp_api_keys: [
      {
        key_id: 1,
        description: 'Reports',
        permissions: 'read',
        consumer_key: 'ab'.repeat(32),
        consumer_secret: `$wp$2y$10$${'a'.repeat(53)}`,
        truncated_key: 'abc1234',
        enabled: 1,
      },
      {
        key_id: 2,
        description: 'Old',
        permissions: 'read_write',
        consumer_key: 'cd'.repeat(32),
        consumer_secret: `cs_${'9'.repeat(40)}`,
        truncated_key: 'def5678',
        enabled: 0,
      },
      { key_id: 3, description: 'Broken', permissions: 'read', consumer_key: 'short' },
    ],
    posts: [{ ID: 1, post_title: "It's; a post", post_content: "INSERT INTO `k7_mainwp_wp` VALUES (1,'x'); -- \\" }],
  },
};

function cost(id: number, columns: Record<string, string | number>) {
  const usual = {
    type: 'subscription',
    product_type: 'plugin',
    license_type: 'single_site',
    renewal_type: 'monthly',
    cost_status: 'active',
    payment_method: 'paypal',
  };
  return { id, ...usual, ...columns };
}

/** The site whose dashboard was of 2018: its key can't sign with SHA-256. */
export const SHORT_KEY_SITE = 8;

/** Studio Lind with the 384 bits of that key, which takes a moment to make. */
export function studioLind(): OldDashboardGiven {
  const short: OldSiteGiven = { url: 'https://old-as-2018.example/', keyForm: 'plain', privateKey: shortKey() };
  const logs = Array.from({ length: 10_000 }, (_, at) => ({
    log_id: at,
    site_id: 1,
    item: `It's entry "${at}"`,
    created: at,
  }));
  return {
    ...STUDIO_LIND,
    sites: STUDIO_LIND.sites.map((site, at) => (at === SHORT_KEY_SITE - 1 ? short : site)),
    rows: { ...STUDIO_LIND.rows, mainwp_wp_logs: logs },
  };
}

/** OpenSSL makes none below 512 bits, but reads them. */
export function shortKey(): KeyObject {
  const exponent = 65_537n;
  for (;;) {
    const [p, q] = [generatePrimeSync(192, { bigint: true }), generatePrimeSync(192, { bigint: true })];
    const phi = (p - 1n) * (q - 1n);
    if (p === q || phi % exponent === 0n || (p * q).toString(2).length !== 384) continue;
    const d = inverse(exponent, phi);
    const key = {
      kty: 'RSA',
      n: base64url(p * q),
      e: base64url(exponent),
      d: base64url(d),
      p: base64url(p),
      q: base64url(q),
      dp: base64url(d % (p - 1n)),
      dq: base64url(d % (q - 1n)),
      qi: base64url(inverse(q, p)),
    };
    return createPrivateKey({ key, format: 'jwk' });
  }
}

function inverse(number: bigint, modulus: bigint): bigint {
  let [r, next, x, nextX] = [modulus, number % modulus, 0n, 1n];
  while (next !== 0n) {
    const quotient = r / next;
    [r, next] = [next, r - quotient * next];
    [x, nextX] = [nextX, x - quotient * nextX];
  }
  return ((x % modulus) + modulus) % modulus;
}

function base64url(number: bigint): string {
  const hex = number.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex').toString('base64url');
}
