import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../ports/clock/system-clock.ts';
import { addressGuard } from '../../ports/outbound/address-guard.ts';
import { Resolver } from '../../ports/outbound/resolver.ts';
import { nodeTlsProbe } from '../../ports/tls-probe/node-tls-probe.ts';
import { TlsServers } from '../../ports/tls-probe/tls-servers.fixtures.ts';
import { storeSite } from '../../testing/fixtures.ts';
import { makeWorld, type World } from '../../testing/index.ts';
import { newEventsOf } from './events-of.fixtures.ts';
import { tellCertificates } from './index.ts';

const servers = new TlsServers();
let world: World;
beforeAll(async () => {
  await servers.start();
  const guard = addressGuard('127.0.0.0/8');
  const resolver = new Resolver(guard, systemClock, async () => [{ address: '127.0.0.1', family: 4 }]);
  const extraAuthorities = [servers.authority.cert];
  const tlsProbe = nodeTlsProbe({ guard, resolver, clock: systemClock, extraAuthorities });
  world = await makeWorld({ parts: { tlsProbe }, env: { SITEKEEPER_EXPIRY_DAYS: '0,7' } });
});
afterAll(async () => {
  await world.close();
  await servers.stop();
});

it('certificates that servers show by TLS are told of, if they are the ones of the site', async () => {
  const ids = new Map<string, number>();
  for (const place of ['valid', 'expired', 'wrong_host', 'self_signed', 'no_tls'] as const) {
    const id = await storeSite(world, { url: `https://${place}.test:${servers.port(place)}/`, name: place });
    ids.set(place, id);
    await world.post('get-site-security-v1', { site_id_or_domain: id });
  }
  await tellCertificates(world.app.services);
  const [expired, ...more] = await newEventsOf(() => world)();
  expect(more).toEqual([]);
  expect(expired).toMatchObject({ type: 'certificate.expiring', site_id: ids.get('expired') });
  expect(expired?.data).toMatchObject({ host: 'expired.test', days_left: -2, issuer: 'Conformance Trust' });
  const { body } = await world.get('list-expiring-v1', { kind: 'certificate' });
  expect(body.items.map(({ name }: { name: string }) => name)).toEqual(['expired.test', 'valid.test']);
});
