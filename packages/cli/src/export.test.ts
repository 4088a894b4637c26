import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CliWorld, makeCliWorld } from './testing/cli-world.ts';

let cli: CliWorld;
beforeAll(async () => {
  cli = await makeCliWorld({ sites: 2, seeded: true });
});
afterAll(() => cli.close());
const at = (name: string) => join(cli.world.store.folder, name);

describe('export', () => {
  it('writes everything into a folder while the server runs, and says what', async () => {
    const done = await cli.run(['export', at('all')]);
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect(done.stdout).toMatch(/^Exported \d+ records \(2 sites\) to .*all \([\d.]+ kB\)\. The keys .* are not in it/);
    expect(await readdir(at('all'))).toEqual(expect.arrayContaining(['manifest.json', 'sites.csv', 'sites.jsonl']));
    expect(await cli.run(['export', at('all')])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is not an empty folder. Choose a new one.'),
    });
  });

  it('seals the keys with a passphrase that is long enough, from a file or asked for twice', async () => {
    await writeFile(at('passphrase'), 'correct horse battery\n');
    const args = ['export', at('with-keys'), '--keys', '--passphrase-file', at('passphrase')];
    const made = await cli.json(args);
    expect(made.keys).toMatchObject({ kdf: 'scrypt', cipher: 'aes-256-gcm' });
    expect(await readFile(at('with-keys/site-keys.jsonl'), 'utf8')).toMatch(/"site_id":\d+,"url":"http/);
    await writeFile(at('short'), 'short');
    const short = await cli.run(['export', at('x'), '--keys', '--passphrase-file', at('short')]);
    expect(short).toMatchObject({ code: 2, stderr: expect.stringContaining('at least 12 characters') });
    expect(await cli.run(['export', at('x'), '--keys'])).toMatchObject({ code: 2 });
    expect(await cli.run(['export', at('x'), '--passphrase-file', at('passphrase')])).toMatchObject({ code: 2 });
  });
});
