import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CliWorld, makeCliWorld } from './testing/cli-world.ts';

let cli: CliWorld;
beforeEach(async () => {
  cli = await makeCliWorld({ sites: 2, seeded: true });
});
afterEach(() => cli.close());

const file = (name = 'master.key') => join(cli.world.store.folder, name);
const synced = async () => (await cli.world.post('sync-sites-v1')).body.total_synced;

describe('key rotate', () => {
  it('changes the key while a server runs, and says where the old key is and when it can be deleted', async () => {
    const old = readFileSync(file(), 'utf8');
    const { code, stdout, stderr } = await cli.run(['key', 'rotate']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^The new master key is in use. [1-9]\d* values resealed\.\n/);
    expect(stdout).toMatch(/for as long as you keep backups\nfrom before this change.*Then delete it/);
    const [kept = ''] = /\S+master\.key\.old-[0-9a-f]{16}/.exec(stdout) ?? [];
    expect(readFileSync(kept, 'utf8')).toBe(old);
    expect(stdout).not.toContain(old.trim());
    expect(await synced()).toBe(2);
    expect((await cli.run(['audit', 'verify'])).code).toBe(0);
  });

  it('only creates the next key with --prepare', async () => {
    const old = readFileSync(file(), 'utf8');
    const { code, stdout } = await cli.run(['key', 'rotate', '--prepare']);
    expect([code, stdout]).toEqual([0, expect.stringContaining(`The next key is in ${file('master.key.next')}.`)]);
    expect(readFileSync(file(), 'utf8')).toBe(old);
    const next = readFileSync(file('master.key.next'), 'utf8');
    expect((await cli.run(['key', 'rotate'])).code).toBe(0);
    expect(readFileSync(file(), 'utf8')).toBe(next);
  });

  it('says what to set if the key is in the environment, and continues once it is set', async () => {
    const key = readFileSync(file(), 'utf8').trim();
    const next = Buffer.alloc(32, 7).toString('base64');
    const env = { SITEKEEPER_MASTER_KEY: key };
    const refused = await cli.run(['key', 'rotate'], { env });
    expect([refused.code, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toMatch(/openssl rand -base64 32.*SITEKEEPER_MASTER_KEY_NEXT.*Run this command again/);
    writeFileSync(file('master.key.next'), next); // for the server that runs on the key file
    const done = await cli.run(['key', 'rotate'], { env: { ...env, SITEKEEPER_MASTER_KEY_NEXT: next } });
    expect(done.code).toBe(0);
    expect(done.stdout).toMatch(/Set SITEKEEPER_MASTER_KEY to the new key/);
    const late = await cli.run(['sites', 'list'], { env });
    expect([late.code, late.stderr]).toEqual([1, expect.stringContaining('the one that was in use before')]);
    expect((await cli.run(['sites', 'list'], { env: { SITEKEEPER_MASTER_KEY: next } })).code).toBe(0);
    expect(await synced()).toBe(2);
  });

  it('rejects an invalid next key, and names the file', async () => {
    writeFileSync(file('master.key.next'), 'no key');
    const { code, stderr } = await cli.run(['key', 'rotate']);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`${file('master.key.next')} must hold 32 bytes`)]);
  });
});
