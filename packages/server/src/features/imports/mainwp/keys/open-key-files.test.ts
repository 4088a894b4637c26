import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { writeZip } from '../../../../testing/old-dashboard/write-zip.ts';
import { openKeyFiles } from './open-key-files.ts';
import { readKeyZip } from './read-key-zip.ts';

const folders: string[] = [];
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'key-files-'));
  folders.push(folder);
});
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true });
});

const NAME = 'mainwp_priv_encrypt_keys_7';
const CONTENT = Buffer.from('content');

describe('the key files in a folder', () => {
  it.each(['.', 'pk', 'mainwp/pk', 'wp-content/uploads/mainwp/pk'])('are found in %s', async place => {
    mkdirSync(join(folder, place), { recursive: true });
    writeFileSync(join(folder, place, NAME), CONTENT);
    const files = await openKeyFiles(folder);
    expect(await files.read(NAME)).toEqual(CONTENT);
    expect(await files.read('mainwp_priv_encrypt_keys_8')).toBeUndefined();
  });

  // Each fails if the name or the kind of the file is not checked.
  it('are the only ones that are read', async () => {
    writeFileSync(join(folder, NAME), CONTENT);
    writeFileSync(join(folder, 'index.php'), 'x');
    symlinkSync('/etc/hostname', join(folder, 'mainwp_priv_encrypt_keys_9'));
    writeFileSync(join(folder, 'mainwp_priv_encrypt_keys_10'), Buffer.alloc(1_000_000));
    const files = await openKeyFiles(folder);
    expect(await files.read('index.php')).toBeUndefined();
    expect(await files.read(`../${folder.split('/').at(-1)}/${NAME}`)).toBeUndefined();
    expect(await files.read('mainwp_priv_encrypt_keys_9')).toBeUndefined();
    expect(await files.read('mainwp_priv_encrypt_keys_10')).toHaveLength(0);
  });

  it('are missing in another folder, which the message says', async () => {
    await expect(openKeyFiles(folder)).rejects.toThrow(/holds no key files.*pk/);
    await expect(openKeyFiles(join(folder, 'nowhere'))).rejects.toThrow(/no folder or file/);
  });
});

describe('the key files in a ZIP', () => {
  it('are found in any folder', async () => {
    const zip = writeZip([
      { name: 'pk/', content: Buffer.alloc(0) },
      { name: `backup/mainwp/pk/${NAME}`, content: CONTENT },
      { name: 'backup/mainwp/cookies/session', content: Buffer.from('secret') },
    ]);
    writeFileSync(join(folder, 'keys.zip'), zip);
    const files = await openKeyFiles(join(folder, 'keys.zip'));
    expect(await files.read(NAME)).toEqual(CONTENT);
    expect(await files.read('session')).toBeUndefined();
  });

  it.each([`../${NAME}`, `/tmp/${NAME}`, `C:\\pk\\${NAME}`])('are refused all when one is named %j', async name => {
    const zip = writeZip([
      { name: `pk/${NAME}`, content: CONTENT },
      { name, content: CONTENT },
    ]);
    await expect(readKeyZip(zip)).rejects.toThrow(/lead out of its folder/);
  });

  it('cannot be opened with a password', async () => {
    const zip = writeZip([{ name: NAME, content: CONTENT, encrypted: true }]);
    await expect(readKeyZip(zip)).rejects.toThrow(/password/);
  });

  it('are not unpacked when they are too large', async () => {
    const files = await readKeyZip(writeZip([{ name: NAME, content: Buffer.alloc(50_000_000) }]));
    expect(await files.read(NAME)).toHaveLength(0);
  });

  it('are missing in other files, which the message says', async () => {
    await expect(readKeyZip(writeZip([{ name: 'a.txt', content: CONTENT }]))).rejects.toThrow(/holds no key files/);
    await expect(readKeyZip(Buffer.from('no zip'))).rejects.toThrow(/no ZIP, or a damaged one/);
    const zip = writeZip([{ name: NAME, content: Buffer.alloc(3000, 'abc') }]);
    zip.fill(0xff, 60, 75);
    await expect(readKeyZip(zip)).rejects.toThrow(/damaged/);
  });
});
