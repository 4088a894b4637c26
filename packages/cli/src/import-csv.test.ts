import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Env } from './testing/cli-process.ts';
import { type CliWorld, makeCliWorld } from './testing/cli-world.ts';

let cli: CliWorld;
let elsewhere: Env;
beforeAll(async () => {
  cli = await makeCliWorld({ sites: 6, worker: true });
  elsewhere = await cli.elsewhere('read', 'write');
});
afterAll(() => cli.close());

const row = (k: number, more = '') => {
  const { url, admin, adminpassword = '' } = cli.world.credentials(k);
  return `${url},${admin},${adminpassword}${more}`;
};

describe.each([
  { place: 'the store', first: 1 },
  { place: 'a server', first: 4 },
])('import csv, on $place', ({ place, first }) => {
  const env = () => (place === 'a server' ? elsewhere : {});

  it('previews a file, adds its sites and names the rows that failed', async () => {
    const file = join(cli.world.store.folder, 'sites.csv');
    const wrong = row(first + 1).replace(/[^,]*$/, 's3cret');
    await writeFile(
      file,
      ['Site URL,Username,Password,Tags', row(first, `,Tag of ${place}`), wrong, 'x,y,z'].join('\r'),
    );
    const preview = await cli.run(['import', 'csv', file, '--dry-run', '--create-missing'], { env: env() });
    expect(preview).toMatchObject({ code: 0, stderr: '' });
    expect(preview.stdout).toContain('3 rows: 2 to add, 0 already added, 1 wrong');
    expect(preview.stdout).toContain('Columns: Site URL = url, Username = admin');
    expect(preview.stdout).toContain(`Tags that do not exist: Tag of ${place}`);
    expect(preview.stdout).toMatch(/^ *4 +wrong +x +This is not the address of a site/m);
    const done = await cli.run(['import', 'csv', file, '--create-missing'], { env: env() });
    expect(done.code).toBe(1);
    expect(done.stderr).toContain('Started addsites_');
    expect(done.stdout).toContain('2 sites: 1 succeeded, 1 failed');
    expect(done.stdout).toMatch(/^ *3 +http:\S+ +svc_\w+ +The login or the password/m);
    expect(done.stdout + done.stderr + preview.stdout).not.toContain('s3cret');
    const again = await cli.json(['import', 'csv', file, '--dry-run'], { env: env() });
    expect(again).toMatchObject({ existing: 1, to_add: 1, wrong: 1 });
  });

  it('reads standard input, and secrets for all rows from files', async () => {
    const { url, admin, adminpassword = '' } = cli.world.credentials(first + 2);
    const secret = join(cli.world.store.folder, 'password');
    await writeFile(secret, `${adminpassword}\n`);
    const args = ['import', 'csv', '-', '--admin', admin, '--password-file', secret];
    const done = await cli.json(args, { env: env(), stdin: `url\n${url}\n` });
    expect(done).toMatchObject({ type: 'addsites', succeeded: 1, failed: 0 });
  });

  it('exits with 2 for a file that it cannot use', async () => {
    expect(await cli.run(['import', 'csv', '/nowhere.csv'], { env: env() })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('/nowhere.csv could not be read: ENOENT.'),
    });
    const none = await cli.run(['import', 'csv', '-'], { env: env(), stdin: 'a,b\n1,2' });
    expect(none).toMatchObject({ code: 2, stderr: expect.stringContaining('No column is the address') });
  });
});
