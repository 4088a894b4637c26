import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { openSqlite } from '../../ports/database/sqlite.ts';
import type { Settings } from '../../settings.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { storeLastBackup } from '../daily/last-backup.store.ts';
import { onSqlite, useDoctor } from './doctor.fixtures.ts';
import type { Finding } from './finding.ts';

const on = useDoctor();
const of = (findings: readonly Finding[], check: string) => findings.find(one => one.check === check);

/** A copy of the store, to be broken. */
function broken(breaking: (file: string) => void): Partial<Settings> {
  const dataFolder = mkdtempSync(join(on.world().store.folder, 'broken-'));
  copyFileSync(on.settings().masterKeyFile, join(dataFolder, 'master.key'));
  const file = join(dataFolder, 'sitekeeper.db');
  const original = new DatabaseSync(join(on.world().store.folder, 'sitekeeper.db'));
  original.prepare('vacuum into ?').run(file);
  original.close();
  breaking(file);
  return { dataFolder, masterKeyFile: join(dataFolder, 'master.key'), backupFolder: join(dataFolder, 'backups') };
}

describe.runIf(onSqlite)('the doctor of an embedded store names the problem:', () => {
  it.each([
    ['cut', (file: string) => truncateSync(file, 100_000)],
    ['no database', (file: string) => writeFileSync(file, 'no database at all, but rather a text '.repeat(200))],
    [
      'overwritten in the middle',
      (file: string) => {
        const handle = openSync(file, 'r+');
        for (let page = 1; page < 60; page++) writeSync(handle, Buffer.alloc(2048, 255), 0, 2048, page * 4096 + 100);
      },
    ],
  ])('a store that is %s, and continues with the remaining checks', async (_what, breaking) => {
    const findings = await on.findings(broken(breaking));
    expect(of(findings, 'store')).toMatchObject({
      verdict: 'fail',
      message: expect.stringMatching(/is damaged: /),
      advice: expect.stringMatching(/recover\.md/),
    });
    expect(of(findings, 'backups')).toBeDefined();
    expect(of(findings, 'secrets')).toBeUndefined();
  });

  it('a folder that is not writable, or that others can read', async () => {
    const place = broken(() => {});
    chmodSync(place.dataFolder ?? '', 0o755);
    expect(await on.finding('data folder', place)).toMatchObject({
      verdict: 'warn',
      advice: expect.stringMatching(/chmod 700/),
    });
    if (process.getuid?.() === 0) return; // root may write everywhere
    chmodSync(place.dataFolder ?? '', 0o500);
    expect((await on.finding('data folder', place))?.verdict).toBe('fail');
    chmodSync(place.dataFolder ?? '', 0o700);
  });

  // Fails as a warning that the first start creates a store: where a master key is, no start does.
  it.each([
    ['missing', (file: string) => rmSync(file)],
    ['empty', (file: string) => truncateSync(file)],
  ])('a store that is %s although its master key is there', async (_what, breaking) => {
    const place = broken(breaking);
    expect(await on.finding('store', place)).toMatchObject({
      verdict: 'fail',
      message: expect.stringMatching(/is missing or empty, but .*master\.key is there/),
      advice: expect.stringMatching(/restore the newest backup/),
    });
  });

  it('a store and a master key that do not exist yet, without creating them', async () => {
    const place = broken(file => rmSync(file));
    rmSync(place.masterKeyFile ?? '');
    const findings = await on.findings(place);
    expect(of(findings, 'store')).toMatchObject({ verdict: 'warn', message: expect.stringMatching(/does not exist/) });
    expect(of(findings, 'master key')).toMatchObject({
      verdict: 'warn',
      advice: expect.stringMatching(/^The first start creates it/),
    });
    expect(existsSync(join(place.dataFolder ?? '', 'sitekeeper.db'))).toBe(false);
  });

  it('a store written by a newer release', async () => {
    const place = broken(() => {});
    const database = openSqlite(join(place.dataFolder ?? '', 'sitekeeper.db'));
    await database.write(trx =>
      sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(trx),
    );
    await database.close();
    expect(await on.finding('migrations', place)).toMatchObject({
      verdict: 'fail',
      advice: expect.stringMatching(/restore a backup from before the update/),
    });
  });

  it('backups that are missing, old, disabled or damaged', async () => {
    const place = broken(() => {});
    const { backupFolder = '' } = place;
    const verdict = async (more: Partial<Settings> = {}, options: object = {}) =>
      (await on.finding('backups', { ...place, ...more }, options))?.verdict;
    expect(await verdict({ backupKeep: 7 })).toBe('warn');
    expect(await verdict({ backupKeep: 0 })).toBe('warn');
    mkdirSync(backupFolder);
    const stamp = new Date(Date.now() - DAY_MS).toISOString().replace(/[-:]|\.\d+/g, '');
    const file = join(backupFolder, `sitekeeper-000001-${stamp}.backup`);
    await makeBackup({ ...on.settings(), ...place }, file, { now: Date.now() - DAY_MS, madeBy: '0.1.0' });
    const later = (days: number) => ({ now: Date.now() + days * DAY_MS });
    expect([await verdict(), await verdict({}, later(1)), await verdict({}, later(9))]).toEqual(['ok', 'warn', 'fail']);
    expect(await verdict({}, { full: true })).toBe('ok');
    truncateSync(file, 3000);
    expect([await verdict(), await verdict({}, { full: true })]).toEqual(['ok', 'fail']);
    renameSync(file, `${file}.away`);
  });

  it('a daily backup that another process has made where the doctor does not see it', async () => {
    const { database } = on.world().app.services;
    await database.write(trx => storeLastBackup(trx, Date.now() - 5 * 3600_000));
    const backupFolder = join(on.settings().dataFolder, 'of another container');
    const found = await on.finding('backups', { ...on.settings(), backupFolder });
    await database.write(trx => trx.deleteFrom('meta').where('key', '=', 'last_daily_backup').execute());
    expect(found).toMatchObject({
      verdict: 'warn',
      message: `The newest daily backup is 5 hours old, but it can't be seen in ${backupFolder} from here.`,
    });
  });

  it('goes by the number of backups that was set in the dashboard', async () => {
    const { database } = on.world().app.services;
    const row = { name: 'backup.keep', value_json: '0', sealed: null, changed_at: 0, changed_by: 'user:anna' };
    const said = async () => (await on.finding('backups'))?.message;
    expect(await said()).not.toBe('Daily backups are disabled.');
    await database.write(trx => trx.insertInto('stored_settings').values(row).execute());
    expect(await said()).toBe('Daily backups are disabled.');
    await database.write(trx => trx.deleteFrom('stored_settings').execute());
  });
});
