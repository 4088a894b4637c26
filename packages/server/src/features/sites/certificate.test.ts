import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../ports/clock/system-clock.ts';
import { guardedOutbound } from '../../ports/outbound/guarded-outbound.ts';
import type { Outbound } from '../../ports/outbound/port.ts';
import { TlsServers } from '../../ports/tls-probe/tls-servers.fixtures.ts';
import { expectError } from '../../testing/fixtures.ts';
import { makeWorld } from '../../testing/make-world.ts';
import type { World } from '../../testing/world.ts';
import { siteKey } from './site.ts';

const REFUSED = [
  ['expired', 'certificate_expired', /has expired\. Renew the certificate, or switch off the check of certificates/],
  ['wrong_host', 'certificate_wrong_host', /for another host name\. .*or switch off the check of certificates/],
  ['self_signed', 'certificate_self_signed', /is self-signed\. .*or switch off the check of certificates/],
  ['untrusted', 'certificate_unknown_issuer', /unknown issuer.*or switch off the check of certificates/],
  ['not_yet_valid', 'certificate_not_yet_valid', /not valid yet\. .*or switch off the check of certificates/],
] as const;

describe.each(REFUSED)('a site whose certificate is refused (%s)', (place, detail, says) => {
  const servers = new TlsServers();
  let world: World;
  let outbound: Outbound;
  let url: string;

  beforeAll(async () => {
    await servers.start();
    outbound = guardedOutbound({
      allowPrivate: '127.0.0.0/8',
      concurrency: 10,
      perAddress: 2,
      connectMs: 5_000,
      maxReplyBytes: 100_000,
      clock: systemClock,
      extraAuthorities: [servers.authority.cert],
      lookup: async () => [{ address: '127.0.0.1', family: 4 }],
    });
    world = await makeWorld({ sites: 1, seeded: true, parts: { outbound } });
    url = `https://${place}.test:${servers.port(place)}/`;
  });
  afterAll(async () => {
    await world.close();
    await outbound.close();
    await servers.stop();
  });

  const refused = { status: 502, code: 'svc_connection_failed', data: { reason: 'unreachable', detail } };

  it('is reported as the reason when it is added or tested', async () => {
    const given = { url, admin: 'anna' };
    expect(expectError(await world.post('test-connection-v1', given), refused)).toMatch(says);
    expect(expectError(await world.post('add-site-v1', { ...given, adminpassword: 'x' }), refused)).toMatch(says);
  });

  it('is reported as the reason when it is synced or checked, and stays connected', async () => {
    const [id = 0] = world.siteIds;
    const { database } = world.app.services;
    await database.write(trx =>
      trx
        .updateTable('sites')
        .set({ url, url_key: siteKey(url) })
        .where('id', '=', id)
        .execute(),
    );
    expect(expectError(await world.post('sync-site-v1', { site_id_or_domain: id }), refused)).toMatch(says);
    const { body } = await world.post('check-site-v1', { site_id_or_domain: id });
    expect(body).toMatchObject({ reachable: false, http_status: 0, message: expect.stringMatching(says) });
    const { body: record } = await world.get('get-site-record-v1', { site_id_or_domain: id });
    expect(record).toMatchObject({
      status: 'connected',
      sync_error: { cause: detail, message: expect.stringMatching(says) },
    });
  });
});
