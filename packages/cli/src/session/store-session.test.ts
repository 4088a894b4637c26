import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCli } from '../program.ts';
import { fakeIo } from '../testing/fake-io.ts';

let above: string;
let folder: string;
beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), 'sitekeeper-no-store-'));
  folder = join(above, 'dtaa');
});
afterEach(() => rmSync(above, { recursive: true, force: true }));

async function run(...args: string[]) {
  const { io, stdin, stdout, stderr } = fakeIo({ env: { SITEKEEPER_DATA: folder, SITEKEEPER_WORKER: 'false' } });
  stdin.end();
  const code = await runCli(args, io);
  return { code, stdout: stdout(), stderr: stderr() };
}

// Root, who runs tests, may read all folders: a name that leads to itself can't be looked at either.
it('a data folder that cannot be looked at is not said to have no store', async () => {
  symlinkSync(folder, folder);
  const { code, stderr } = await run('sites', 'list');
  expect(code).toBe(1);
  expect(stderr).toContain('ELOOP');
  expect(stderr).not.toContain('There is no store');
});

describe('a data folder without a store', () => {
  it.each([[['sites', 'list']], [['clients', 'list']], [['tags', 'add', 'Shops']], [['audit', 'verify']], [['mcp']]])(
    'is named and left alone by %j, as its name may be mistyped',
    async args => {
      const { code, stdout, stderr } = await run(...args);
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toContain(`There is no store in ${folder} (SITEKEEPER_DATA).`);
      expect(existsSync(folder)).toBe(false);
    },
  );

  it('is named by its whole path, as the command may have been run in the wrong folder', async () => {
    const whole = folder;
    folder = relative(process.cwd(), whole);
    expect((await run('sites', 'list')).stderr).toContain(`There is no store in ${whole} (SITEKEEPER_DATA).`);
  });

  it.each([[['admin', 'create', '--name', 'anna']], [['upgrade']]])(
    'gets one by %j, as by a first start',
    async args => {
      expect((await run(...args)).code).toBe(0);
      expect(existsSync(join(folder, 'sitekeeper.db'))).toBe(true);
      expect(await run('sites', 'list')).toMatchObject({ code: 0, stdout: expect.stringContaining('No sites.') });
    },
  );
});
