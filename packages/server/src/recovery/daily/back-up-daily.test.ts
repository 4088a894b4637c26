import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { Warnings } from '../../kernel/process/warnings.ts';
import { DAY_MS } from '../../kernel/time/durations.ts';
import { readSettings, type Settings } from '../../settings.ts';
import { makeWorld, manualClock } from '../../testing/index.ts';
import { useMade } from '../../testing/use-made.ts';
import { checkBackup } from '../restore/restore-backup.ts';
import { backupsIn, dailyBackups } from './back-up-daily.ts';

const NOON = new Date('2026-03-10T12:00:00').getTime();
const MB = 1024 * 1024;

describe.runIf(process.env.TEST_ENGINE !== 'postgres')('the daily backup of the embedded store', () => {
  const world = useMade(
    () => makeWorld({ worker: true, env: { SITEKEEPER_BACKUP_KEEP: '3' } }),
    made => made.close(),
  );
  let folders = 0;
  let settings: Settings;
  let warnings: Warnings;
  let logged: object[];
  let clock: ReturnType<typeof manualClock>;
  beforeEach(() => {
    folders += 1;
    const env = { SITEKEEPER_BACKUP_KEEP: '3', SITEKEEPER_BACKUP_FOLDER: join(world().store.folder, `own ${folders}`) };
    settings = readSettings({ ...world().store.env, ...env });
    warnings = new Warnings();
    logged = [];
    clock = manualClock(NOON);
  });
  /** As a process that has just been started has it. */
  const daily = (free = 1000 * MB) => {
    const log = { info: () => {}, warn: () => {}, debug: () => {}, error: (line: object) => void logged.push(line) };
    const { database } = world().app.services;
    const parts = { settings, database, clock, warnings, version: '0.1.0' };
    return dailyBackups({ ...parts, log: log as never, free: async () => free });
  };
  const numbers = async () => (await backupsIn(settings.backupFolder)).map(one => one.number).toSorted((a, b) => a - b);

  it('is made after the server has started, and mentioned nowhere while all is well', async () => {
    const folder = join(world().store.folder, 'backups');
    const made = await expect
      .poll(() => backupsIn(folder), { timeout: 60_000 })
      .toHaveLength(1)
      .then(() => backupsIn(folder));
    const file = join(folder, made[0]?.name ?? '');
    expect((await checkBackup(file, settings)).made_by).toBe('0.1.0');
    expect((await world().request('/readyz')).body).toEqual({ status: 'ok' });
  });

  it('is made once a day, however often the server starts', async () => {
    await daily().run();
    await daily().run();
    expect(await numbers()).toEqual([1]);
    clock.advance(DAY_MS);
    await daily().run();
    await daily().run();
    expect(await numbers()).toEqual([1, 2]);
  });

  it('keeps as many backups as the setting says, and no leftovers of a killed process', async () => {
    mkdirSync(settings.backupFolder);
    for (const name of ['sitekeeper-000001-20260304T050607Z.backup.77.part', 'notes.txt']) {
      writeFileSync(join(settings.backupFolder, name), '');
    }
    for (let day = 0; day < 5; day++) {
      await daily().run();
      clock.advance(DAY_MS);
    }
    expect(await numbers()).toEqual([3, 4, 5]);
    expect(readdirSync(settings.backupFolder)).toHaveLength(4);
    expect(readdirSync(settings.backupFolder)).toContain('notes.txt');
  });

  // Seen to fail where each .part of a sitekeeper-* is removed: "sitekeeper backup" found its file gone, and failed.
  it('leaves a backup alone that somebody makes in the same folder', async () => {
    mkdirSync(settings.backupFolder);
    const draft = `sitekeeper-before-upgrade.backup.${process.pid}.part`;
    writeFileSync(join(settings.backupFolder, draft), '');
    await daily().run();
    expect(await numbers()).toEqual([1]);
    expect(readdirSync(settings.backupFolder)).toContain(draft);
  });

  // Fails where backups are ordered by their time: the leap makes the newest one the first to go.
  it('stays on schedule when the clock leaps a year ahead and back', async () => {
    for (const leap of [0, DAY_MS, 366 * DAY_MS, -364 * DAY_MS, 60_000, DAY_MS]) {
      clock.advance(leap);
      await daily().run();
    }
    expect(await numbers()).toEqual([3, 4, 5]);
  });

  it('deletes no old backup while a new one fails, says so in the log and in /readyz, and tries again', async () => {
    for (let day = 0; day < 3; day++) {
      await daily().run();
      clock.advance(DAY_MS);
    }
    const { masterKeyFile } = settings;
    renameSync(masterKeyFile, `${masterKeyFile}.away`);
    const backups = daily();
    await backups.run();
    renameSync(`${masterKeyFile}.away`, masterKeyFile);
    expect(await numbers()).toEqual([1, 2, 3]);
    expect(warnings.all()).toEqual([{ code: 'backup_failed', message: expect.stringMatching(/sitekeeper doctor/) }]);
    expect(logged).toMatchObject([{ err: { message: expect.stringMatching(/no master key/) } }]);
    await backups.run();
    expect(await numbers(), 'not before an hour is over').toEqual([1, 2, 3]);
    clock.advance(3600_000);
    await backups.run();
    expect(await numbers()).toEqual([2, 3, 4]);
    expect(warnings.all()).toEqual([]);
  });

  it('is not said to fail once backups are switched off, and is tried at once when they are switched on again', async () => {
    const live = settings as { backupKeep: number };
    const backups = daily(63 * MB);
    await backups.run();
    expect(warnings.all()).toHaveLength(1);
    live.backupKeep = 0;
    await backups.run();
    expect(warnings.all()).toEqual([]);
    live.backupKeep = 3;
    await backups.run();
    expect(warnings.all()).toHaveLength(1);
  });

  // Fails without hasRoom in backUp: the backup is made.
  it('is not made while the disk is nearly full', async () => {
    await daily(63 * MB).run();
    expect(await numbers()).toEqual([]);
    expect(logged).toMatchObject([{ err: { message: expect.stringMatching(/disk is nearly full/) } }]);
    world().app.services.warnings.set('backup_failed', 'The daily backup failed.');
    const { status, body } = await world().request('/readyz');
    world().app.services.warnings.clear('backup_failed');
    expect([status, body]).toEqual([
      200,
      { status: 'ok', warnings: [{ code: 'backup_failed', message: 'The daily backup failed.' }] },
    ]);
  });

  it('stops when the server stops, and leaves no file', async () => {
    const backups = daily();
    const running = backups.run();
    await expect.poll(() => readdirSync(settings.backupFolder).length).toBe(1);
    await backups.stop();
    await running;
    await daily().run();
    expect(await numbers()).toEqual([1]);
    expect(readdirSync(settings.backupFolder)).toHaveLength(1);
  });
});
