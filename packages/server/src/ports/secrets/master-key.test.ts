import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTestStore, type TestStore } from '../../testing/index.ts';
import { loadMasterKey, openSecrets } from './master-key.ts';

let store: TestStore;
beforeAll(async () => {
  store = await makeTestStore();
});
afterAll(() => store.remove());

describe('the master key', () => {
  it('is made at the first start, for its owner only, and read at the next', () => {
    const masterKeyFile = join(store.folder, 'deeper', 'master.key');
    const key = loadMasterKey({ masterKey: '', masterKeyFile });
    expect(key).toHaveLength(32);
    expect(statSync(masterKeyFile).mode & 0o777).toBe(0o600);
    expect(readFileSync(masterKeyFile, 'utf8').trim()).toBe(key.toString('base64'));
    expect(loadMasterKey({ masterKey: '', masterKeyFile })).toEqual(key);
    expect(readdirSync(join(store.folder, 'deeper'))).toEqual(['master.key']);
  });

  it('comes from the settings if it is there, and then no file is made', () => {
    const key = randomBytes(32);
    const masterKeyFile = join(store.folder, 'never-made.key');
    expect(loadMasterKey({ masterKey: key.toString('base64'), masterKeyFile })).toEqual(key);
    expect(readdirSync(store.folder)).not.toContain('never-made.key');
  });

  it('must have 32 bytes; the message names where it came from, and not what it was', () => {
    const masterKeyFile = join(store.folder, 'short.key');
    writeFileSync(masterKeyFile, 'c2hvcnQ=');
    expect(() => loadMasterKey({ masterKey: '', masterKeyFile })).toThrow(`${masterKeyFile} must hold 32 bytes`);
    const given = () => loadMasterKey({ masterKey: 'c2hvcnQ=', masterKeyFile: '' });
    expect(given).toThrow('SITEKEEPER_MASTER_KEY must hold 32 bytes');
    expect(given).not.toThrow('c2hvcnQ=');
  });
});

describe('a store', () => {
  it('opens with the key it was first opened with, and with no other', async () => {
    const [key, other] = [randomBytes(32), randomBytes(32)];
    const database = store.open();
    await database.migrate();
    const sealed = (await openSecrets(database, key)).seal('site/1/server', 'text');
    expect((await openSecrets(database, key)).open('site/1/server', sealed).toString()).toBe('text');
    await expect(openSecrets(database, other)).rejects.toThrow(
      /does not fit this database.*Put the original key back/s,
    );
    await database.close();
  });
});
