import { expect, it } from 'vitest';
import { storeSite, useWorld } from '../../testing/fixtures.ts';

const world = useWorld({ env: { SITEKEEPER_REQUESTS_PER_MINUTE: '5' } });

it('icons of sites are not counted as requests: a look through a long list would exhaust the limit', async () => {
  const siteId = await storeSite(world(), { url: 'https://a.example/', name: 'A' });
  const row = { site_id: siteId, digest: 'd', type: 'image/gif', picture: 'R0lG', found_at: 1 };
  await world().app.services.database.write(trx => trx.insertInto('site_icons').values(row).execute());
  const headers = await world().signIn(await world().webUser('vera', 'viewer'));
  for (let k = 0; k < 10; k++) {
    expect((await fetch(`${world().origin}/web/sites/${siteId}/icon`, { headers })).status).toBe(200);
  }
  expect((await fetch(`${world().origin}/web/session`, { headers })).status).toBe(200);
});
