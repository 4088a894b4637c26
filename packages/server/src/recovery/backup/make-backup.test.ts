import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { ROTATION_KEY } from '../../ports/secrets/store-key.ts';
import { checkBackup } from '../restore/restore-backup.ts';
import { BACKED_UP_AT, useBackups } from './backups.fixtures.ts';
import { makeBackup } from './make-backup.ts';

const { world, original, backupFile, backUp, emptyPlace } = useBackups();

describe('a backup', () => {
  it('is readable only by its owner, and reports its contents', async () => {
    const { header, rows, bytes } = await backUp('told.backup');
    const file = backupFile('told.backup');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(header).toMatchObject({ made_at: '2026-03-04T05:06:07.000Z', engine: world().app.services.database.engine });
    expect(header.tables.find(({ name }) => name === 'sites')?.rows).toBe(3);
    expect(rows).toBe(header.tables.reduce((sum, table) => sum + table.rows, 0));
    expect(bytes).toBe(statSync(file).size);
    expect(readdirSync(world().store.folder).filter(name => name.endsWith('.part'))).toEqual([]);
  });

  // Fails where placeFile renames instead of linking, and does not look first: the second one replaces the first.
  it('replaces a file only if told to', async () => {
    await backUp('there.backup');
    const file = backupFile('there.backup');
    const before = readFileSync(file);
    await expect(backUp('there.backup')).rejects.toMatchObject({ code: 'file_exists' });
    expect(readFileSync(file).equals(before)).toBe(true);
    await makeBackup(original(), file, { now: BACKED_UP_AT + 1, madeBy: '0.1.0', force: true });
    expect((await checkBackup(file, original())).made_at).toBe('2026-03-04T05:06:07.001Z');
  });

  it('reports where it cannot be written, and leaves nothing behind', async () => {
    const missing = join(world().store.folder, 'no-such-folder', 'x.backup');
    const made = makeBackup(original(), missing, { now: BACKED_UP_AT, madeBy: '0.1.0' });
    await expect(made).rejects.toThrow(/could not be written: .*no-such-folder: the folder does not exist\.$/);
  });

  // Seen to fail with one look: no key opens all of such a backup. What is read in between starts the change here.
  it.runIf(process.env.TEST_ENGINE !== 'postgres')(
    'is not made of a store whose master key has begun to change since it was looked at',
    async () => {
      const { key_id: from } = (await backUp('before.backup')).header;
      const file = new DatabaseSync(join(world().store.folder, 'sitekeeper.db'));
      const begin = file.prepare('insert or replace into meta (key, value) values (?, ?)');
      const made = makeBackup(original(), backupFile('changing.backup'), {
        now: BACKED_UP_AT,
        madeBy: '0.1.0',
        get force() {
          begin.run(ROTATION_KEY, JSON.stringify({ from, to: 'other' }));
          return false;
        },
      });
      await expect(made).rejects.toMatchObject({ code: 'key_is_changing' });
      expect(readdirSync(world().store.folder).filter(name => name.startsWith('changing.'))).toEqual([]);
      file.prepare('delete from meta where key = ?').run(ROTATION_KEY);
      file.close();
    },
  );

  it('of a folder without a store is refused, and creates none', async () => {
    const place = await emptyPlace('sqlite');
    rmSync(place.masterKeyFile);
    await expect(
      makeBackup(place, backupFile('none.backup'), { now: BACKED_UP_AT, madeBy: '0.1.0', force: true }),
    ).rejects.toMatchObject({
      code: 'no_store',
    });
    expect(readdirSync(place.dataFolder)).toEqual([]);
  });
});
