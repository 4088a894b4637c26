import { ConnectorError, isSameKey, keyObjectOf } from '@sitekeeper/protocol';
import { expect, it } from 'vitest';
import type { ChildSites } from '../../../ports/child-sites/port.ts';
import { siteRow, useWorld } from '../../../testing/fixtures.ts';
import { loadSite } from '../load-site.ts';
import { runSync } from './run-sync.ts';

const world = useWorld({ sites: 1, seeded: true });

it('a site whose key was replaced during its sync stays connected if it fails otherwise with the new one', async () => {
  const { services } = world().app;
  const [id] = world().siteIds as [number];
  world().fleet.site(1).setPasswordAuth(false, 'fleet-admin');
  const before = await loadSite(services, id);
  if (!before?.connection) throw new Error('It has a key.');
  const earlier = keyObjectOf(before.connection.privateKey);
  expect((await world().post('rotate-site-key-v1', { site_id_or_domain: id })).status).toBe(200);
  const call = (async ({ privateKey }) => {
    if (isSameKey(keyObjectOf(privateKey), earlier)) throw new ConnectorError('disconnected', 'It has another key.');
    throw new ConnectorError('timeout', 'It took too long.');
  }) as ChildSites['call'];
  const failure = await runSync({ ...services, childSites: { ...services.childSites, call } }, before);
  expect(failure).toMatchObject({ kind: 'timeout' });
  expect((await siteRow(world(), id)).status).toBe('connected');
});
