import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { fileTrouble } from '../recovery-error.ts';
import { placeFile } from './place-file.ts';

const root = mkdtempSync(join(tmpdir(), 'sitekeeper-place-'));
afterAll(() => rmSync(root, { recursive: true }));
let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(root, 'x-'));
  file = join(folder, 'a.backup');
});
const noRoom = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

describe('a file written in two steps', () => {
  it('has its name only once it is complete, and is readable only by its owner', async () => {
    await placeFile(file, { force: false }, async handle => {
      await handle.write('whole');
      expect(readdirSync(folder)).toEqual([`a.backup.${process.pid}.part`]);
    });
    expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual(['whole', 0o600]);
    expect(readdirSync(folder)).toEqual(['a.backup']);
  });

  // Fails without the rm in the catch of placeFile: the part stays, and keeps the disk full.
  it('leaves nothing behind when the disk is full, and the error says so', async () => {
    const placed = placeFile(file, { force: false }, async handle => {
      await handle.write('half');
      throw noRoom();
    });
    await expect(placed).rejects.toMatchObject({
      code: 'disk_full',
      message: `The backup could not be written: the disk that holds ${folder} is full. Free some space, or choose another disk.`,
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('keeps the existing file if replacing it fails', async () => {
    writeFileSync(file, 'before');
    const placed = placeFile(file, { force: true }, async () => {
      throw noRoom();
    });
    await expect(placed).rejects.toMatchObject({ code: 'disk_full' });
    expect(readFileSync(file, 'utf8')).toBe('before');
  });

  it('does not replace a file that another process created meanwhile', async () => {
    const placed = placeFile(file, { force: false }, async () => writeFileSync(file, 'theirs'));
    await expect(placed).rejects.toMatchObject({ code: 'file_exists' });
    expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['theirs', ['a.backup']]);
  });

  it('deletes the leftovers of a killed process, and not the file of a running one', async () => {
    writeFileSync(`${file}.999999999.part`, '');
    writeFileSync(`${file}.${process.ppid}.part`, '');
    await placeFile(file, { force: false }, async () => {});
    expect(readdirSync(folder)).toEqual(['a.backup', `a.backup.${process.ppid}.part`]);
  });
});

describe('a full disk', () => {
  it.each([
    ['of files', noRoom()],
    ['of the embedded store', new Error('A migration failed', { cause: new Error('database or disk is full') })],
    ['of PostgreSQL', Object.assign(new Error('could not extend file'), { code: '53100' })],
  ])('is reported as such: %s', (_of, error) => {
    expect(fileTrouble(error, 'Nothing was restored', '/x')).toMatchObject({ code: 'disk_full' });
  });
});
