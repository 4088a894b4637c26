import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell, Snapshot } from '../../ports/database/snapshot.ts';
import { backupKey } from '../backup-key.ts';
import { RecoveryError } from '../recovery-error.ts';
import { LONGEST_LINE } from './format.ts';
import { readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

const ours = backupKey(Buffer.alloc(32, 1));
const folder = mkdtempSync(join(tmpdir(), 'sitekeeper-backup-'));
const file = join(folder, 'x.backup');
const rows: Cell[][] = Array.from({ length: 2500 }, (_none, index) => [index, `name ${index} ü\n"`, null]);
const snapshot: Snapshot = {
  engine: 'sqlite',
  level: '0001-first',
  tables: [
    {
      name: 'sites',
      rows: rows.length,
      nextId: 2501,
      columns: [
        { name: 'id', kind: 'integer' },
        { name: 'name', kind: 'text' },
        { name: 'note', kind: 'text' },
      ],
    },
    { name: 'tags', rows: 0, nextId: 1, columns: [{ name: 'id', kind: 'integer' }] },
  ],
  async *rows(table) {
    if (table === 'sites') for (let from = 0; from < rows.length; from += 300) yield rows.slice(from, from + 300);
  },
  queued: async () => [],
  close: async () => {},
};
let good: Buffer;
beforeAll(async () => {
  const handle = await open(file, 'w');
  await writeBackup(snapshot, handle, { key: ours, now: 0, madeBy: '0.1.0' });
  await handle.close();
  good = readFileSync(file);
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = async (bytes: Buffer, key = ours) => {
  writeFileSync(file, bytes);
  const taken: Cell[][] = [];
  await readBackup(file, { key, take: async some => void taken.push(...(some.rows as Cell[][])) });
  return taken;
};
/** The backup with its text changed. */
const changed = (change: (text: string) => string) => gzipSync(change(gunzipSync(good).toString()));
const damaged = { code: 'backup_damaged', message: expect.stringMatching(/is damaged: .*\. Use another backup\.$/) };

describe('reading a backup', () => {
  it('returns every row as it was', async () => {
    expect(await read(good)).toEqual(rows);
  });

  it('is refused wherever the file was cut', async () => {
    for (let part = 1; part < 40; part++) {
      await expect(read(good.subarray(0, Math.floor((good.length * part) / 40)))).rejects.toMatchObject(damaged);
    }
    await expect(read(good.subarray(0, good.length - 1))).rejects.toMatchObject(damaged);
    await expect(read(Buffer.alloc(0))).rejects.toMatchObject(damaged);
  });

  it('is refused whichever bit was flipped', async () => {
    for (let part = 0; part < 200; part++) {
      const at = 10 + Math.floor(((good.length - 10) * part) / 200); // the first ten bytes say nothing about the content
      const flipped = Buffer.from(good);
      flipped[at] = (flipped[at] ?? 0) ^ (1 << (part % 8));
      await expect(read(flipped), `byte ${at}`).rejects.toBeInstanceOf(RecoveryError);
    }
  });

  // Fails without the check of the mac in #finish: such a file is taken for good.
  it('is refused if somebody without the master key made the file, checksums included', async () => {
    const stranger = { ...backupKey(Buffer.alloc(32, 2)), id: ours.id }; // the id can be copied, the key can't
    const handle = await open(file, 'w');
    await writeBackup(snapshot, handle, { key: stranger, now: 0, madeBy: '0.1.0' });
    await handle.close();
    await expect(read(readFileSync(file))).rejects.toThrow(/altered without the master key/);
  });

  it.each([
    ['a row is missing', (text: string) => text.replace(/^\[7,.*\n/m, ''), /declares 2500 rows of sites and has 2499/],
    ['a row was altered', (text: string) => text.replace('name 7 ', 'name 8 '), /checksum does not match/],
    ['a row has another form', (text: string) => text.replace(/^\[7,/m, '[7.5,'), /has an invalid row/],
    ['a table is missing', (text: string) => text.replace('{"table":"tags"}\n', ''), /some of its tables are missing/],
    ['something comes after its end', (text: string) => `${text}[1]\n`, /continues after its end/],
    ['its end is missing', (text: string) => text.replace(/\{"end".*\n/, ''), /truncated/],
    ['a line is no JSON', (text: string) => text.replace(/^\[7,/m, '[7;'), /cannot be read/],
  ])('is refused when %s', async (_what, change, says) => {
    await expect(read(changed(change))).rejects.toMatchObject({ ...damaged, message: expect.stringMatching(says) });
  });

  it('is refused with another master key before any row is read, and the error names both keys by id', async () => {
    const other = read(good, backupKey(Buffer.alloc(32, 3)));
    await expect(other).rejects.toMatchObject({ code: 'other_master_key' });
  });

  it('is refused if a newer release made the file, or none at all', async () => {
    const newer = changed(text => text.replace('"version":1', '"version":2'));
    await expect(read(newer)).rejects.toMatchObject({ code: 'backup_newer' });
    for (const text of ['no gzip at all', '']) {
      const bytes = text === '' ? gzipSync('{"format":"other"}\n') : Buffer.from(text);
      await expect(read(bytes)).rejects.toMatchObject({ code: 'not_a_backup' });
    }
  });

  // Fails without LONGEST_LINE: the memory fills with one line.
  it('is refused if the file has a line longer than any row', async () => {
    await expect(read(gzipSync(Buffer.alloc(LONGEST_LINE + 70_000, 32)))).rejects.toThrow(/longer than any row/);
  });
});
