import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NEWEST_LEVEL } from '@sitekeeper/server';
import { makeRestorePlace, type RestorePlace } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CliWorld, makeCliWorld } from './testing/cli-world.ts';

let cli: CliWorld;
let place: RestorePlace;
let source: string;
beforeAll(async () => {
  cli = await makeCliWorld({ sites: 2, seeded: true });
  place = await makeRestorePlace(cli.world.store.folder, 'sqlite');
  source = join(cli.world.store.folder, 'sitekeeper.db');
});
afterAll(async () => {
  await place.remove();
  await cli.close();
});

const target = () => place.store.folder;
const storeFiles = () => readdirSync(target()).filter(name => name.startsWith('sitekeeper.db'));

describe('migrate-store', () => {
  it('leaves a store alone while a server works on it, and says what to do', async () => {
    const { code, stderr } = await cli.run(['migrate-store', '--from', source, '--to', target()]);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^sitekeeper: A server .* Stop all of them/)]);
    expect(storeFiles()).toEqual([]);
  });

  it.each([
    [['--from', 'data', '--to', 'data'], 'Both are the same place.'],
    [['--from', 'no-such-folder', '--to', 'data'], 'There is no store in'],
    [['--from', 'env:NO_SUCH', '--to', 'data'], 'The variable NO_SUCH is not set.'],
    [['--from', import.meta.filename, '--to', 'data'], 'is a file. Name the data folder'],
    [['--from', 'data', '--to', 'postgres://anna:a#b@db/x'], 'PostgreSQL needs an address such as postgres://'],
  ])('says in one line what is wrong with %j', async (args, says) => {
    const { code, stderr } = await cli.run(['migrate-store', ...args]);
    expect([code === 0, stderr.trim().split('\n').length]).toEqual([false, 1]);
    expect(stderr).toContain(says);
  });

  it('advises against a password in the command itself, and repeats none', async () => {
    const to = 'postgres://anna:secret@127.0.0.1:9/x';
    const typed = await cli.run(['migrate-store', '--from', 'no-such-folder', '--to', to]);
    expect(typed.stderr).toMatch(/other users of this machine can read command lines. Next time, use env:DATABASE_URL/);
    expect(typed.stderr).not.toContain('secret');
    const named = await cli.run(['migrate-store', '--from', 'no-such-folder', '--to', 'env:X'], { env: { X: to } });
    expect(named.stderr).not.toContain('command lines');
    const reversed = await cli.run(['migrate-store', '--from', 'env:X', '--to', target()], { env: { X: to } });
    expect(reversed.stderr).toBe('sitekeeper: The store was not moved: connect ECONNREFUSED 127.0.0.1:9.\n');
  });

  it('copies a store that nobody works on, shows how it gets on, and says how to go on', async () => {
    await cli.world.app.close();
    const args = ['migrate-store', '--from', 'env:PLACE', '--to', target()];
    const { code, stdout, stderr } = await cli.run(args, { env: { PLACE: cli.world.store.folder } });
    expect(code).toBe(0);
    expect(stderr).toMatch(/^10 %: .* rows, \w+\n[\s\S]*100 %: /);
    expect(stdout).toMatch(
      /^Copied [1-9]\d* rows of [1-9]\d+ tables to .*, and verified each\.\nThe audit log is intact/,
    );
    expect(stdout).toContain(`SITEKEEPER_DATA=${target()}`);
    expect(stdout).toContain('Never start a server on it again');
    const listed = await cli.run(['sites', 'list', '--json'], { env: place.env });
    expect(JSON.parse(listed.stdout).items).toHaveLength(2);
  });
});

describe('upgrade', () => {
  it('brings the store up to date without starting a server, and can be run again', async () => {
    const empty = await makeRestorePlace(cli.world.store.folder, 'sqlite');
    const env = { ...empty.env, SITEKEEPER_NEW_STORE: 'true' };
    const first = await cli.run(['upgrade', '--json'], { env });
    const store = empty.env.SITEKEEPER_DATA;
    expect(JSON.parse(first.stdout)).toEqual({ level: NEWEST_LEVEL, store });
    expect((await cli.run(['upgrade'], { env })).stdout).toBe(`The store ${store} is up to date: ${NEWEST_LEVEL}.\n`);
    await empty.remove();
  });
});
