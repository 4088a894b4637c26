import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { OLD_FILE_SECRET } from '../../../../testing/old-dashboard/make-old-dashboard.ts';
import { type OldKeyForm, storeOldKey } from '../../../../testing/old-dashboard/old-key-files.ts';
import { shortKey } from '../../../../testing/old-dashboard/studio-lind.ts';
import { keyFileNames } from './key-file-names.ts';
import { NO_KEY_FILES } from './key-files.ts';
import { readSiteKey } from './read-site-key.ts';

const newKey = (modulusLength = 2048) => generateKeyPairSync('rsa', { modulusLength }).privateKey;
const KEY = newKey();

function stored(form: OldKeyForm, privateKey: KeyObject = KEY, pem: 'pkcs8' | 'pkcs1' = 'pkcs8') {
  return storeOldKey(privateKey, { siteId: 7, form, secret: OLD_FILE_SECRET, pem });
}

type Stored = ReturnType<typeof stored>;

function read(row: Partial<Stored>, files: readonly Stored['file'][] = [row.file], withoutOpenssl = false) {
  const contents = new Map(files.flatMap(file => (file ? [[file.name, file.content] as const] : [])));
  const source = { read: async (name: string) => contents.get(name), close: async () => {} };
  const { pubkey = '', privkey = '' } = row;
  return readSiteKey({ siteId: 7, pubkey, privkey, withoutOpenssl }, source, OLD_FILE_SECRET);
}

describe('the private key of a site', () => {
  it.each([
    ['in a hidden file', 'hidden', 'pkcs8'],
    ['in a file named after the site', 'named', 'pkcs8'],
    ['in the table', 'plain', 'pkcs8'],
    ['written by the own library, in a file', 'named', 'pkcs1'],
    ['written by the own library, in the table', 'plain', 'pkcs1'],
  ] as const)('is found %s', async (_where, form, pem) => {
    const key = await read(stored(form, KEY, pem));
    expect(key.kind).toBe('key');
    if (key.kind !== 'key') return;
    const found = createPrivateKey({ key: Buffer.from(key.pkcs8), format: 'der', type: 'pkcs8' });
    expect(found.equals(KEY)).toBe(true);
  });

  it('is the one that matches the public key, whichever files there are', async () => {
    const row = stored('named');
    const other = stored('hidden', newKey());
    expect(await read(row, [other.file, row.file])).toMatchObject({ kind: 'key' });
    expect(await read(row, [other.file])).toEqual({ kind: 'none', reason: 'pair-differs' });
  });

  it.each([
    ['-1', 'no-openssl'],
    ['', 'empty'],
  ])('does not exist where the table says %j', async (privkey, reason) => {
    expect(await read({ ...stored('plain'), privkey })).toEqual({ kind: 'none', reason });
  });

  it('does not exist where the old dashboard had no OpenSSL', async () => {
    expect(await read(stored('plain'), [], true)).toEqual({ kind: 'none', reason: 'no-openssl' });
  });

  it('is lost without its file', async () => {
    const { pubkey, privkey } = stored('hidden');
    const row = { siteId: 7, pubkey, privkey, withoutOpenssl: false };
    expect(await readSiteKey(row, NO_KEY_FILES, OLD_FILE_SECRET)).toEqual({ kind: 'none', reason: 'file-missing' });
  });

  it('is rejected if it does not match the public key', async () => {
    const { pubkey } = stored('plain', newKey());
    for (const form of ['hidden', 'plain'] as const)
      expect(await read({ ...stored(form), pubkey }), form).toEqual({ kind: 'none', reason: 'pair-differs' });
    expect(await read({ ...stored('plain'), pubkey: 'rubbish' })).toEqual({ kind: 'none', reason: 'pair-differs' });
  });

  it.each([384, 1024])('is too short with %i bits', async bits => {
    const key = bits === 384 ? shortKey() : newKey(bits);
    expect(await read(stored('plain', key))).toEqual({ kind: 'none', reason: 'too-short' });
  });

  it.each([
    ['is empty', Buffer.alloc(0)],
    ['has no three parts', Buffer.from('YQ==-YQ==')],
    ['holds no key', Buffer.from('YQ==-YQ==-YQ==')],
    ['is random', randomBytes(2998)],
  ])('is unreadable when its file %s', async (_what, content) => {
    const row = stored('named');
    const file = { name: 'mainwp_priv_encrypt_keys_7', content };
    expect(await read({ ...row, file })).toEqual({ kind: 'none', reason: 'unreadable' });
  });

  it('has the file name that the old dashboard gives it', () => {
    expect(keyFileNames(7, OLD_FILE_SECRET)).toEqual([
      '0b72044c7631fd266bd11376ec3d07969b08080611384f1262fbf74e42b5781b',
      'mainwp_priv_encrypt_keys_7',
    ]);
    expect(keyFileNames(7, '')).toEqual(['mainwp_priv_encrypt_keys_7']);
  });
});
