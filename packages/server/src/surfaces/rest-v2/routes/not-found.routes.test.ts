import { beforeAll, describe, expect, it } from 'vitest';
import { UNKNOWN_RUN } from '../../../features/update-runs/runs.fixtures.ts';
import { useWorld } from '../../../testing/fixtures.ts';
import { askRoute, methodOf, promises, takes } from '../ask-route.fixtures.ts';
import type { RestRoute } from '../route.ts';
import { ROUTES } from '../routes.ts';

const world = useWorld({ sites: 1, seeded: true });
let there: Readonly<Record<string, unknown>>;
beforeAll(async () => {
  const sites = world().siteIds;
  const addCost = ROUTES.find(({ path }) => path === '/costs/add') as RestRoute;
  const { body } = await askRoute(world(), addCost, { sites });
  there = { id_or_domain: sites[0], websites: sites, id: body.data.id };
});

/** The records that requests name besides sites, and the error for unknown ones. */
const NAMED = [
  ['clients', [987_654], 'client_not_found'],
  ['client_id_or_email', 987_654, 'client_not_found'],
  ['groups', [987_654], 'tag_not_found'],
  ['tag_id', 987_654, 'tag_not_found'],
  ['user_id', 987_654, 'user_not_found'],
  ['post_id', 987_654, 'post_not_found'],
  ['comment_ids', [987_654], 'comment_not_found'],
  ['job_id', UNKNOWN_RUN, 'job_not_found'],
  ['window_id', 987_654, 'update_window_not_found'],
  ['window_id', 987_654, 'maintenance_window_not_found'],
  ['rule_id', 987_654, 'alarm_rule_not_found'],
  ['alarm_ids', [987_654], 'alarm_not_found'],
  ['channel_id', 987_654, 'channel_not_found'],
  ['delivery_id', 987_654, 'delivery_not_found'],
  ['slug', 'no/such.php', 'plugin_not_found'],
  ['slug', 'no-such-theme', 'theme_not_found'],
] as const;

describe.each(NAMED)('an unknown %s returns 404:', (name, unknown, code) => {
  // There it only narrows a list, as the scope of the pages does; `groups` names tags.
  const narrows = ({ path }: RestRoute) => name === 'tag_id' && path === '/users';
  const routes = ROUTES.filter(route => takes(route, name) && promises(route, code) && !narrows(route));

  it.each(routes.map(route => ({ route, method: methodOf(route), path: route.path })))(
    '$method $path',
    async ({ route }) => {
      const answer = await askRoute(world(), route, { ...there, [name]: unknown });
      expect(answer).toMatchObject({ status: 404, body: { success: 0, code: `svc_${code}` } });
    },
  );
});
