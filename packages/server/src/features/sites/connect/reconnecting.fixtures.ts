import { beforeEach } from 'vitest';
import { useWorld } from '../../../testing/fixtures.ts';

/** In a file: a world that adds a site before each test, the next one of its fleet. */
export function useSiteToReconnect() {
  const world = useWorld({ sites: 20 });
  let k = 0;
  let id = 0;
  beforeEach(async () => {
    k += k === 6 ? 2 : 1; // site 7 requires no password
    id = await world().addSite(k);
  });
  return {
    world,
    /** Of the site of this test. */
    id: () => id,
    site: () => world().fleet.site(k),
    /** What it was sent. */
    calls: () => world().fleet.ledger.site(k).functions,
    reconnectSite: (selector: unknown) => world().post('reconnect-site-v1', { site_id_or_domain: selector }),
    disconnect: (selector: unknown) => world().post('disconnect-site-v1', { site_id_or_domain: selector }),
  };
}
