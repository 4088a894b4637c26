import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SEALED_VALUES } from '../../sealed-values.ts';
import { makeTestStore, type TestStore } from '../../testing/index.ts';
import type { Database } from '../database/port.ts';
import { openSecrets } from './master-key.ts';
import { CHECK_PLACE } from './store-key.ts';

let store: TestStore;
let database: Database;
beforeEach(async () => {
  store = await makeTestStore();
  database = store.open();
  await database.migrate();
});
afterEach(async () => {
  await database.close();
  await store.remove();
});

const unset = { masterKey: '', masterKeyNext: '' };
const fileIn = (name = 'master.key') => join(store.folder, name);
const keyFiles = () => readdirSync(store.folder).filter(name => name.includes('key'));
const opened = (place: Partial<Parameters<typeof openSecrets>[1]>) =>
  openSecrets(database, { ...unset, masterKeyFile: fileIn(), ...place }, () => SEALED_VALUES);
const base64 = (key: Buffer) => key.toString('base64');
const rows = () => database.db.selectFrom('meta').selectAll().where('key', '=', CHECK_PLACE).execute();

describe('the master key', () => {
  it('is created at the first start, readable only by its owner, and read at the next', async () => {
    const masterKeyFile = join(store.folder, 'deeper', 'master.key');
    const first = await opened({ masterKeyFile });
    expect(statSync(masterKeyFile).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readFileSync(masterKeyFile, 'utf8'), 'base64')).toHaveLength(32);
    expect((await opened({ masterKeyFile })).currentId).toBe(first.currentId);
    expect(readdirSync(join(store.folder, 'deeper'))).toEqual(['master.key']);
  });

  it('is read from the settings if set there, and then no file is created', async () => {
    await opened({ masterKey: base64(randomBytes(32)) });
    expect(keyFiles()).toEqual([]);
  });

  it('is not read from a folder; the error names it', async () => {
    mkdirSync(fileIn());
    await expect(opened({})).rejects.toThrow(`${fileIn()} is a folder`);
  });

  it('must have 32 bytes; the error names its source, and not its value', async () => {
    writeFileSync(fileIn(), 'c2hvcnQ=');
    await expect(opened({})).rejects.toThrow(`${fileIn()} must hold 32 bytes`);
    await expect(opened({ masterKey: 'c2hvcnQ=' })).rejects.toThrow(/^SITEKEEPER_MASTER_KEY must hold 32 bytes[^c]/);
    await expect(opened({ masterKeyNext: 'c2hvcnQ=' })).rejects.toThrow('SITEKEEPER_MASTER_KEY, which is not set');
  });
});

describe('a store', () => {
  it('opens with the key it was first opened with, and with no other', async () => {
    const [key, other] = [base64(randomBytes(32)), base64(randomBytes(32))];
    const sealed = (await opened({ masterKey: key })).seal('site/1/server', 'text');
    expect((await opened({ masterKey: key })).open('site/1/server', sealed).toString()).toBe('text');
    const before = await rows();
    await expect(opened({ masterKey: other })).rejects.toThrow(
      /does not fit this database.*Put the original key back/s,
    );
    expect(await rows()).toEqual(before);
  });

  // Fails with a key file made before the store is asked: it holds a key that opens nothing.
  it('without its key file is refused, and no new key is created', async () => {
    await opened({ masterKey: base64(randomBytes(32)) });
    const before = await rows();
    await expect(opened({})).rejects.toThrow(/no file .*master\.key.*Restore the key file.*No new key was created/s);
    expect(keyFiles()).toEqual([]);
    expect(await rows()).toEqual(before);
  });

  // Fails without the look for sealed values in `begin`: the wrong key becomes the one of the store.
  it('whose check was removed rejects every key', async () => {
    const key = base64(randomBytes(32));
    const sealed = (await opened({ masterKey: key })).seal('audit/head', '{}');
    await database.write(trx => trx.updateTable('audit_head').set({ sealed }).execute());
    await database.write(trx => trx.deleteFrom('meta').execute());
    for (const masterKey of [key, base64(randomBytes(32)), '']) {
      await expect(opened({ masterKey })).rejects.toThrow(/check|names their master key was removed/);
    }
    expect([await rows(), keyFiles()]).toEqual([[], []]);
  });

  // Their list loads the whole server.
  it('that names its key is not searched for sealed values', async () => {
    const [place, asked] = [{ ...unset, masterKeyFile: fileIn() }, [] as string[]];
    const open = (which: string) =>
      openSecrets(database, place, () => {
        asked.push(which);
        return SEALED_VALUES;
      });
    await open('first');
    await open('second');
    expect(asked).toEqual(['first']);
  });

  it('whose check is damaged is refused even with the right key, and the error says so', async () => {
    const masterKey = base64(randomBytes(32));
    await opened({ masterKey });
    const [check] = await rows();
    const value = `${check?.value.slice(0, -8)}AAAAAAAA`;
    await database.write(trx => trx.updateTable('meta').set({ value }).where('key', '=', CHECK_PLACE).execute());
    await expect(opened({ masterKey })).rejects.toThrow(/correct, but its check in the store is damaged/);
  });
});
