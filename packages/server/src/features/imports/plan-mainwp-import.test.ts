import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';
import { makeOldDashboard, type OldDashboardMade } from '../../testing/old-dashboard/make-old-dashboard.ts';
import { studioLind } from '../../testing/old-dashboard/studio-lind.ts';
import { writeZip } from '../../testing/old-dashboard/write-zip.ts';

const world = useWorld();
let folder = '';
let old: OldDashboardMade;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'old-dashboard-'));
  old = makeOldDashboard(folder, studioLind());
});
afterAll(() => rmSync(folder, { recursive: true }));

it('plans the move from a dump and keys in base64, and keeps nothing of a dry run', async () => {
  const files = readdirSync(old.keysFolder);
  const keys = writeZip(files.map(name => ({ name, content: readFileSync(join(old.keysFolder, name)) })));
  const { body } = await world().post('plan-mainwp-import-v1', {
    dump: readFileSync(old.dump).toString('base64'),
    keys: Buffer.from(keys).toString('base64'),
    dry_run: true,
  });
  expect(body).toMatchObject({ import_id: null, ways: { key: 4, reconnect_secret: 5 } });
  expect((await world().get('list-imports-v1')).body.total).toBe(0);
});

it('names the dump if it holds no MainWP Dashboard', async () => {
  const dump = Buffer.from('select 1;').toString('base64');
  expect(await world().post('plan-mainwp-import-v1', { dump })).toMatchObject({
    status: 400,
    body: { data: { errors: [{ path: 'input.dump' }] } },
  });
});
