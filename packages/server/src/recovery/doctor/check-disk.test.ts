import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readSettings } from '../../settings.ts';
import { checkDisk } from './check-files.ts';

const MB = 1024 * 1024;

/** A store of 10 MB whose disk and that of its backups have so much free space. */
async function check(free: { store: number; backups: number }, env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'sitekeeper-disk-'));
  const elsewhere = mkdtempSync(join(tmpdir(), 'sitekeeper-backups-'));
  onTestFinished(() => [folder, elsewhere].forEach(path => void rmSync(path, { recursive: true })));
  writeFileSync(join(folder, 'sitekeeper.db'), Buffer.alloc(10 * MB));
  const backupFolder = join(elsewhere, 'daily'); // the first backup makes it
  const settings = readSettings({ SITEKEEPER_DATA: folder, SITEKEEPER_BACKUP_FOLDER: backupFolder, ...env });
  const found = await checkDisk(settings, async path => (path === elsewhere ? free.backups : free.store) * MB);
  return [found.verdict, found.message.includes(elsewhere)];
}

it('the doctor looks for room for backups on the disk that they go to', async () => {
  expect(await check({ store: 70, backups: 1000 })).toEqual(['ok', false]);
  expect(await check({ store: 1000, backups: 70 })).toEqual(['warn', true]);
  expect(await check({ store: 60, backups: 1000 })).toEqual(['fail', false]);
});

it('the doctor asks for no room for backups that are switched off, or not made', async () => {
  const full = { store: 70, backups: 10 };
  expect(await check(full, { SITEKEEPER_BACKUP_KEEP: '0' })).toEqual(['ok', false]);
  expect(await check(full, { DATABASE_URL: 'postgres://db/x' })).toEqual(['ok', false]);
});
