import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLog } from '../../log.ts';
import { openSqlite } from '../../ports/database/sqlite.ts';
import { makeTestStore, type TestStore } from '../../testing/index.ts';
import { keepCopyBeforeUpgrade } from './keep-copy.ts';
import { takeUpgradeLock } from './upgrade-lock.ts';

let store: TestStore;
beforeAll(async () => {
  store = await makeTestStore('sqlite');
  const database = openSqlite(join(store.folder, 'sitekeeper.db'));
  await database.migrate('0004-abandoned-checks');
  await database.close();
});
afterAll(() => store.remove());

describe('the copy before an upgrade', () => {
  // Fails without the look at the disk: the copy is begun, and fills it.
  it('is refused if the disk has no room for it, and the error says how much it needs and what to do', async () => {
    const place = { dataFolder: store.folder, upgradeCopies: 2 };
    const kept = keepCopyBeforeUpgrade(
      place,
      makeLog('silent'),
      () => {},
      async () => 1_000_000,
    );
    await expect(kept).rejects.toThrow(/has no room\. Free \d+ MB there, or set SITEKEEPER_UPGRADE_COPIES=0/);
    expect(existsSync(join(store.folder, 'before-upgrade'))).toBe(false);
    (await keepCopyBeforeUpgrade(place, makeLog('silent'), () => {}))();
    expect(existsSync(join(store.folder, 'before-upgrade/sitekeeper-0004-abandoned-checks.db'))).toBe(true);
  });

  // Fails if the room is measured first: the rest of the killed copy took it, and each later start was refused.
  it('finds the room that a copy took which was cut off', async () => {
    const rest = join(store.folder, 'before-upgrade/1.part');
    mkdirSync(join(store.folder, 'before-upgrade'), { recursive: true });
    writeFileSync(rest, 'of a start that was killed');
    const free = async () => (existsSync(rest) ? 0 : 1e12);
    (await keepCopyBeforeUpgrade({ dataFolder: store.folder, upgradeCopies: 2 }, makeLog('silent'), () => {}, free))();
    expect(readdirSync(join(store.folder, 'before-upgrade'))).toEqual(['sitekeeper-0004-abandoned-checks.db']);
  });

  // Fails if only copies are locked: this process is told that the store is busy where the other one takes long.
  it('is waited for by a process that keeps none', async () => {
    let told = () => {};
    const waiting = new Promise<void>(resolve => {
      told = resolve;
    });
    const release = await takeUpgradeLock(store.folder, () => {});
    const ready = keepCopyBeforeUpgrade({ dataFolder: store.folder, upgradeCopies: 0 }, makeLog('silent'), told);
    await Promise.race([waiting, ready]);
    const ended = await Promise.race([ready, setImmediate('still waits')]);
    release();
    (await ready)();
    expect(ended).toBe('still waits');
  });

  // Fails without the lock: each start deletes the unfinished copy of the other.
  it('is made by one of two processes that start at the same time, while the other waits', async () => {
    const file = new DatabaseSync(join(store.folder, 'sitekeeper.db'));
    file.exec('create table filler (x); insert into filler values (zeroblob(60000000))');
    file.close();
    const copies = join(store.folder, 'before-upgrade');
    rmSync(copies, { recursive: true, force: true });
    mkdirSync(copies);
    const second = startUpgrade();
    await once(second.stdout, 'data');
    const first = startUpgrade();
    await once(first.stdout, 'data');
    const begun = once(watch(copies), 'change');
    first.stdin.end('go');
    await begun;
    second.stdin.end('go');
    expect(await Promise.all([ended(first), ended(second)])).toEqual([0, 0]);
    expect(readdirSync(copies)).toEqual(['sitekeeper-0004-abandoned-checks.db']);
    const copy = new DatabaseSync(join(copies, 'sitekeeper-0004-abandoned-checks.db'));
    expect(copy.prepare('select max(name) as level from kysely_migration').get()).toEqual({
      level: '0004-abandoned-checks',
    });
    expect(copy.prepare('pragma quick_check').get()).toEqual({ quick_check: 'ok' });
    copy.close();
  });
});

/** A process that brings the store up to date once its input ends, as each start does. */
function startUpgrade() {
  const from = (file: string) => JSON.stringify(new URL(`../../${file}`, import.meta.url).href);
  const program = `
    import { text } from 'node:stream/consumers';
    import { makeLog } from ${from('log.ts')};
    import { openDatabase } from ${from('ports/database/open.ts')};
    import { readSettings } from ${from('settings.ts')};
    import { prepareStore } from ${from('store-parts.ts')};
    const settings = readSettings({ SITEKEEPER_DATA: ${JSON.stringify(store.folder)} });
    process.stdout.write('ready');
    await text(process.stdin);
    const database = openDatabase(settings);
    await prepareStore(database, settings, makeLog('silent'));
    await database.close();`;
  const args = ['--no-warnings', '--input-type=module', '-e', program];
  return spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
}

const ended = async (child: ChildProcess) => child.exitCode ?? (await once(child, 'exit'))[0];
