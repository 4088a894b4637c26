import { expect, it, onTestFinished } from 'vitest';
import { builtProgram, CliProcess } from '../../packages/cli/src/testing/cli-process.ts';
import { readStore } from '../support/processes/read-store.ts';
import { makeStoredFleet } from '../support/processes/stored-fleet.ts';
import { until } from '../support/until.ts';

const SITES = 3;

/*
 * A login shell passes the hang-up on to its jobs before the terminal does: both processes get it twice. Seen to fail
 * with the signal unhandled in either process, and when the second one counted as a second Ctrl-C.
 */
it('a server whose terminal is closed ends as by SIGTERM: calls to sites in progress come to their end', async () => {
  const world = await makeStoredFleet(
    { sites: SITES, latency: 3000 },
    {
      SITEKEEPER_PORT: '0',
      SITEKEEPER_LOG_LEVEL: 'error',
      SITEKEEPER_MONITORS: 'false',
      SITEKEEPER_BATCH_INLINE_LIMIT: '1',
    },
  );
  onTestFinished(() => world.close());
  const server = new CliProcess(['serve', '--json'], world.env, [], { ...builtProgram(), isGroup: true });
  onTestFinished(() => void server.kill('SIGKILL'));
  await server.printed(/}/);
  const { url } = JSON.parse(server.output) as { url: string };
  const headers = { authorization: world.admin, 'content-type': 'application/json' };
  await fetch(`${url}/wp-json/wp-abilities/v1/abilities/svc/sync-sites-v1/run`, {
    method: 'POST',
    headers,
    body: '{"input":{}}',
  });
  await until('all sites are asked', () => world.fleet.ledger.entries({ fn: 'stats' }).length === SITES);
  void server.kill('SIGHUP');
  await until('it takes no more requests', () =>
    fetch(`${url}/healthz`).then(
      () => false,
      () => true,
    ),
  );
  expect(await server.kill('SIGHUP')).toMatchObject({ code: 0 });
  const synced = await readStore(world.store, db =>
    db.selectFrom('sites').select('id').where('last_sync_at', 'is not', null).execute(),
  );
  expect(synced).toHaveLength(SITES);
});
