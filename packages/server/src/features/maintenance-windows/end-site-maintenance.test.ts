import { it } from 'vitest';
import { expectError, useWorld } from '../../testing/fixtures.ts';

const world = useWorld();

it.each(['start-site-maintenance-v1', 'end-site-maintenance-v1'])('%s returns 404 for an unknown site', async name => {
  const minutes = name.startsWith('start') ? { minutes: 5 } : {};
  expectError(await world().post(name, { site_id_or_domain: 999, ...minutes }), {
    status: 404,
    code: 'svc_site_not_found',
  });
});
