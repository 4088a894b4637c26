import { makeProposing, makeWorld } from '@sitekeeper/server/testing';
import { expect, it } from 'vitest';
import { CliProcess } from '../../packages/cli/src/testing/cli-process.ts';
import { endLease } from '../../packages/server/src/features/approvals/approvals.fixtures.ts';
import { until } from '../support/until.ts';

const PLUGIN = 'amber-cache/amber-cache.php';

it('an approved call whose process is killed in the middle is unknown, and is never sent again', async () => {
  const world = await makeWorld({ sites: 1, seeded: true });
  const { propose, decide } = await makeProposing(world);
  const [site_id_or_domain] = world.siteIds;
  world.fleet.site(1).setPlugin(PLUGIN, { version: '1.0.0', active: false });
  await world.post('sync-site-v1', { site_id_or_domain });
  const { approval_id } = await propose('delete-site-plugins-v1', { site_id_or_domain, slugs: [PLUGIN] });
  // The site does it and never answers.
  world.fleet.site(1).setFaults({ name: 'change_timeout_midway', on: 'plugin_action' });
  const env = { ...world.store.env, SITEKEEPER_OUTBOUND_ALLOW_PRIVATE: '127.0.0.0/8' };
  const cli = new CliProcess(['approvals', 'approve', approval_id, '--yes'], env);
  const sent = () => world.fleet.ledger.entries({ site: 1, fn: 'plugin_action' }).length;
  await until('the site is asked to delete the plugin', () => sent() === 1);
  await cli.kill('SIGKILL');
  world.fleet.site(1).setFaults();

  const get = async () => (await world.get('get-approval-v1', { approval_id })).body;
  expect(await get()).toMatchObject({ status: 'running', decided_by: 'system:cli' });
  await endLease(world, approval_id);
  expect(await get()).toMatchObject({ status: 'unknown', error_code: 'outcome_unknown', outcome: null });
  expect((await decide('approve', { approval_id })).body.data.approval_status).toBe('unknown');
  expect(sent()).toBe(1);
  await world.close();
});
