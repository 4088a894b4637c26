import { expect, it, onTestFinished } from 'vitest';
import { makeCliWorld } from '../../packages/cli/src/testing/cli-world.ts';
import { holdAnswers } from '../support/hold-answers.ts';
import { until } from '../support/until.ts';

const FILE = 'lantern-forms/lantern-forms.php';

/* Seen to fail when the command closed at once: the update had happened, and its answer was lost. */
it('a command that works on jobs lets the update of another job come to its end before it ends', async () => {
  const cli = await makeCliWorld({ sites: 3, seeded: true });
  onTestFinished(() => cli.close());
  const { fleet, siteIds } = cli.world;
  fleet.site(1).setPlugin(FILE, { version: '1.0', active: true });
  fleet.release(FILE, '2.0');
  await cli.world.post('sync-sites-v1', {});
  const { body: run } = await cli.world.post('update-plugin-everywhere-v1', { slug: FILE });
  const update = holdAnswers(fleet, 'upgradeplugintheme', 1);
  const sync = holdAnswers(fleet, 'stats', 2);
  const command = cli.start(['sites', 'sync', ...siteIds.slice(1).map(String)], {
    SITEKEEPER_BATCH_INLINE_LIMIT: '1',
    SITEKEEPER_LOG_LEVEL: 'info',
  });
  onTestFinished(() => void command.kill('SIGKILL'));
  await until('both jobs wait for a site', () => update.sites.length > 0 && sync.sites.length > 0);
  sync.release();
  await command.printed(/stopping: waiting for requests and jobs/);
  update.release();
  expect(await command.ended).toMatchObject({ code: 0, stdout: expect.stringContaining('2 succeeded') });
  expect((await cli.world.rest(`/jobs/${run.job_id}`)).body).toMatchObject({ status: 'completed', succeeded: 1 });
  const { db } = cli.world.app.services.database;
  expect(await db.selectFrom('update_run_items').select('state').execute()).toEqual([{ state: 'updated' }]);
});
