import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { silentLog } from '../../kernel/process/log.ts';
import { Warnings } from '../../kernel/process/warnings.ts';
import { HOUR_MS } from '../../kernel/time/durations.ts';
import { readSettings } from '../../settings.ts';
import { useWorld } from '../../testing/fixtures.ts';
import { manualClock } from '../../testing/index.ts';
import { dailyBackups } from './back-up-daily.ts';
import { BackupWatch } from './backup-watch.ts';

describe.runIf(process.env.TEST_ENGINE !== 'postgres')('a server that does not see the folder of backups', () => {
  const clock = manualClock(new Date('2026-03-10T12:00:00').getTime());
  const world = useWorld({ sites: 0, parts: { clock } });

  // Fails if the server looks for files alone.
  it.each(['that is not mounted', 'that is empty'])(
    'warns while no backup is made, and not while another process makes them in a folder %s',
    async what => {
      const { store, app } = world();
      const { database } = app.services;
      const settingsWith = (folder: string) =>
        readSettings({
          ...store.env,
          SITEKEEPER_BACKUP_KEEP: '3',
          SITEKEEPER_BACKUP_FOLDER: join(store.folder, folder),
        });
      if (what === 'that is empty') mkdirSync(join(store.folder, what));
      const watch = new BackupWatch(settingsWith(what), database, clock);
      const warns = async () => (await watch.warning())?.code;
      await warns();
      clock.advance(HOUR_MS);
      expect(await warns()).toBe('backup_failed');
      const parts = { clock, log: silentLog, warnings: new Warnings(), version: '0.1.0' };
      const backups = dailyBackups({ ...parts, settings: settingsWith('of the worker'), database });
      await backups.run();
      clock.advance(HOUR_MS);
      expect(await warns()).toBeUndefined();
      clock.advance(26 * HOUR_MS);
      await warns();
      clock.advance(HOUR_MS);
      expect(await warns()).toBe('backup_failed');
    },
  );

  // Fails if the folder is asked although the note is old: it cannot be read.
  it('warns of an old backup although the folder cannot be read', async () => {
    const { store, app } = world();
    const { database } = app.services;
    const folder = join(store.folder, 'unreadable');
    const settings = readSettings({ ...store.env, SITEKEEPER_BACKUP_KEEP: '3', SITEKEEPER_BACKUP_FOLDER: folder });
    const parts = { clock, log: silentLog, warnings: new Warnings(), version: '0.1.0' };
    await dailyBackups({ ...parts, settings, database }).run();
    rmSync(folder, { recursive: true });
    writeFileSync(folder, '');
    const watch = new BackupWatch(settings, database, clock);
    const warns = async () => (await watch.warning())?.code;
    expect(await warns()).toBeUndefined();
    clock.advance(27 * HOUR_MS);
    await warns();
    clock.advance(HOUR_MS);
    expect(await warns()).toBe('backup_failed');
  });
});
