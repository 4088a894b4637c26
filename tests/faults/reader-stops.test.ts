import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { CliProcess } from '../../packages/cli/src/testing/cli-process.ts';
import { readStore } from '../support/processes/read-store.ts';
import { makeStoredFleet } from '../support/processes/stored-fleet.ts';

/* As by `sites add --file … | head -1`. Seen to fail with the process ended at once: the sites were registered, not stored. */
it('a command whose output nobody reads any more connects the sites in hand, and begins no others', async () => {
  const world = await makeStoredFleet({ sites: 5, latency: 2000, registered: undefined }, {}, { unknown: true });
  onTestFinished(() => world.close());
  const file = join(world.store.folder, 'sites.jsonl');
  const nobody = '{"url": "http://127.99.0.1:9/", "admin": "a", "adminpassword": "b"}';
  await writeFile(file, ['not JSON', nobody, ...world.fleet.manifest()].join('\n'));
  const add = new CliProcess(['sites', 'add', '--file', file, '--parallel', '4'], world.env);
  onTestFinished(() => void add.kill('SIGKILL'));
  await once(add.child.stdout, 'data');
  add.child.stdout.destroy();
  const { stderr } = await add.ended;
  expect(stderr).toContain('Stopped before the end of the file.');
  const sites = await readStore(world.store, db => db.selectFrom('sites').select('url').execute());
  const stored = sites.map(({ url }) => url);
  expect(stored).toEqual(expect.arrayContaining([1, 2, 3].map(n => `${world.fleet.url(n)}/`)));
  expect(stored).not.toContain(`${world.fleet.url(5)}/`); // the fourth is begun before the second line has failed
});
