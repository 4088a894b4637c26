import { createCipheriv, randomBytes } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Application, SEALED_VALUES, verifyAudit } from '@sitekeeper/server';
import { makeWorld, type World } from '@sitekeeper/server/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSecond } from '../support/processes/second-server.ts';
import { sealedColumns, sealedTexts, storeEverySecret, TOTP_SECRET } from '../support/secrets/every-secret.ts';
import { expectAllOpens, keyIdsInUse } from '../support/secrets/open-every-secret.ts';

let world: World;
let others: Application[];
beforeEach(async () => {
  others = [];
  world = await makeWorld({ sites: 2, seeded: true });
  await storeEverySecret(world);
});
afterEach(async () => {
  for (const other of others) await other.close();
  await world.close();
});

/** The command line, opening the store as a separate process would. */
async function rotate(options?: Parameters<Application['rotateMasterKey']>[0]) {
  const app = await openSecond(world);
  try {
    return await app.rotateMasterKey(options);
  } finally {
    await app.close();
  }
}

const database = () => world.app.services.database;
const keyFile = (name = 'master.key') => join(world.store.folder, name);
const keyIds = () => keyIdsInUse(world);

describe('the list of sealed columns', () => {
  // Fails if a line is removed from sealed-values.ts: the column is in the store and not in the list.
  it('has every column whose name says that it is sealed, and each of them is fenced', async () => {
    const listed = SEALED_VALUES.filter(({ table }) => table !== 'meta');
    const names = listed.map(({ table, column }) => `${table}.${column}`).sort();
    expect((await sealedColumns(database())).sort()).toEqual(names);
    const triggers =
      database().engine === 'postgres'
        ? sql<{ name: string }>`select tgname as name from pg_trigger where not tgisinternal`
        : sql<{ name: string }>`select name from sqlite_master where type = 'trigger'`;
    const fences = (await triggers.execute(database().db)).rows.map(({ name }) => name).join('\n');
    for (const { table, column } of listed) expect(fences).toContain(`${table}_${column}_fence`);
  });

  it('has the keys of each table, and every place of a sealed value', async () => {
    const found = await sealedTexts(database());
    const listed = SEALED_VALUES.map(({ table, column }) => `${table}.${column}`);
    const places = [...new Set(found.map(({ table, column }) => `${table}.${column}`))].sort();
    expect(places).toEqual([...listed].sort());
  });
});

describe('changing the master key', () => {
  it('seals everything again, and old values open as before', async () => {
    const before = await keyIds();
    expect(before).toHaveLength(1);
    const end = await rotate();
    expect(end).toMatchObject({ state: 'done', unreadable: [] });
    const after = await keyIds();
    expect(after).toEqual([(end as { to: string }).to]);
    expect(after).not.toEqual(before);
    await expectAllOpens(world, world.app);
    const fresh = await openSecond(world);
    others.push(fresh);
    await expectAllOpens(world, fresh);
  });

  it('writes the new key into the key file, readable only by its owner, and keeps the old one beside it', async () => {
    const old = readFileSync(keyFile(), 'utf8');
    const [oldId] = await keyIds();
    expect(await rotate()).toMatchObject({ oldKeyFile: keyFile(`master.key.old-${oldId}`) });
    expect(readFileSync(keyFile(), 'utf8')).not.toBe(old);
    expect(readFileSync(keyFile(`master.key.old-${oldId}`), 'utf8')).toBe(old);
    const files = readdirSync(world.store.folder).filter(name => name.startsWith('master.key'));
    expect(files.sort()).toEqual(['master.key', `master.key.old-${oldId}`]);
    for (const file of files) expect(statSync(keyFile(file)).mode & 0o777).toBe(0o600);
  });

  it('keeps the audit log intact: rows from before, during and after the change', async () => {
    const { rows } = await verifyAudit(world.app.services);
    await rotate();
    await world.post('add-tag-v1', { name: 'after the change' });
    await rotate();
    const fresh = await openSecond(world);
    others.push(fresh);
    const seen = await verifyAudit(fresh.services);
    expect(seen).not.toHaveProperty('problem');
    expect(seen.rows).toBe(rows + 5);
    const log = database().db.selectFrom('audit_log').selectAll().where('subject', '=', 'master_key').orderBy('seq');
    const actions = (await log.execute()).map(({ action, detail_json }) => [action, JSON.parse(detail_json)]);
    expect(actions.slice(0, 2)).toEqual([
      ['master_key.rotation_begun', { from: expect.any(String), to: expect.any(String) }],
      ['master_key.rotated', expect.objectContaining({ resealed: expect.any(Number) })],
    ]);
    // Fails if `isMac` accepts any digest: an altered row from before the change goes unnoticed.
    await fresh.services.database.write(trx =>
      trx.updateTable('audit_log').set({ actor: 'user:eve' }).where('seq', '=', 2).execute(),
    );
    expect(await verifyAudit(fresh.services)).toMatchObject({ problem: 'altered', broken: 2 });
  });

  // Fails without `writesUnderCurrentKey`: the store refuses what the running server seals with the old key.
  it('is noticed by running servers: they read and write with the new key, without a restart', async () => {
    const other = await openSecond(world);
    others.push(other);
    const { to } = (await rotate()) as { to: string };
    for (const { services } of [world.app, other]) {
      await services.database.write(async trx => {
        const sealed = services.secrets.seal(`site/${world.siteIds[1]}/server`, 'written by a running server');
        await trx
          .updateTable('site_secrets')
          .set({ sealed })
          .where('site_id', '=', world.siteIds[1] ?? 0)
          .where('name', '=', 'server')
          .execute();
      });
      expect(await keyIds()).toEqual([to]);
    }
    expect((await world.post('add-tag-v1', { name: 'new' })).status).toBe(200);
    expect(await verifyAudit(world.app.services)).not.toHaveProperty('problem');
  });

  // Fails without the fence of migration 0028: the value is stored under a discarded key.
  it('refuses writes under the old key by a process that does not have the new one', async () => {
    const old = readFileSync(keyFile(), 'utf8').trim();
    const late = await openSecond(world, { settings: { masterKey: old } });
    others.push(late);
    const { to } = (await rotate()) as { to: string };
    const write = late.services.database.write(trx =>
      trx
        .updateTable('users')
        .set({ totp_sealed: late.services.secrets.seal('user/1/totp', TOTP_SECRET) })
        .execute(),
    );
    await expect(write).rejects.toThrow(`changed to the one with the id ${to}, which this process does not have`);
    expect(await keyIds()).toEqual([to]);
  });

  it('waits for a running write with the old key, and reseals that value too', async () => {
    const { secrets } = world.app.services;
    let commit = () => {};
    const written = new Promise<void>(resolve => {
      commit = resolve;
    });
    const begun = Promise.withResolvers<void>();
    const write = database().write(async trx => {
      const sealed = secrets.seal(`site/${world.siteIds[1]}/unique_id`, 'written at the last moment');
      await trx
        .insertInto('site_secrets')
        .values({ site_id: world.siteIds[1] ?? 0, name: 'unique_id', sealed })
        .execute();
      begun.resolve();
      await written;
    });
    await begun.promise;
    // On SQLite, a second writer in this process waits without yielding: the first must have ended by then.
    if (database().engine === 'sqlite') commit();
    const made = Promise.withResolvers<void>();
    const end = rotate({ onStep: step => step === 'key made' && made.resolve() });
    await made.promise;
    commit();
    await write;
    const { to } = (await end) as { to: string };
    expect(await keyIds()).toEqual([to]);
  });

  it('leaves a value that no key opens unchanged, and names it', async () => {
    const garbage = 'v1.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
    await plantDamaged(garbage);
    const end = await rotate();
    expect(end).toMatchObject({ state: 'done', unreadable: [`site/${world.siteIds[0]}/regverify`] });
    const texts = await sealedTexts(database());
    expect(texts.filter(({ value }) => value.startsWith('v1.'))).toHaveLength(1);
  });

  it('can be prepared first, and interrupted; the next run continues', async () => {
    const [from] = await keyIds();
    const prepared = await rotate({ prepare: true });
    expect(prepared).toMatchObject({ state: 'prepared', file: keyFile('master.key.next') });
    expect(await rotate({ prepare: true })).toEqual(prepared);
    expect(await keyIds()).toEqual([from]);
    const stop = new AbortController();
    stop.abort();
    expect(await rotate({ signal: stop.signal })).toEqual({ state: 'stopped', resealed: 0 });
    await expectAllOpens(world, world.app);
    expect(await rotate()).toMatchObject({ state: 'done', to: (prepared as { to: string }).to });
    expect(await keyIds()).toEqual([(prepared as { to: string }).to]);
  });

  it('includes values sealed by older releases, which name no key', async () => {
    const key = Buffer.from(readFileSync(keyFile(), 'utf8'), 'base64');
    const { secrets } = world.app.services;
    const asBefore = (place: string, sealed: string) => sealV1(key, place, secrets.open(place, sealed));
    await database().write(async trx => {
      for (const row of await trx.selectFrom('meta').selectAll().where('key', '=', 'meta/master_key_check').execute()) {
        await trx
          .updateTable('meta')
          .set({ value: asBefore(row.key, row.value) })
          .where('key', '=', row.key)
          .execute();
      }
      for (const row of await trx.selectFrom('site_secrets').selectAll().execute()) {
        const sealed = asBefore(`site/${row.site_id}/${row.name}`, row.sealed);
        const mine = trx.updateTable('site_secrets').set({ sealed }).where('site_id', '=', row.site_id);
        await mine.where('name', '=', row.name).execute();
      }
    });
    await expectAllOpens(world, world.app);
    const fresh = await openSecond(world);
    await expectAllOpens(world, fresh);
    await fresh.close();
    const { to } = (await rotate()) as { to: string };
    expect(await keyIds()).toEqual([to]);
    await expectAllOpens(world, world.app);
  });

  it('works with a server on another machine to which the next key was copied', async () => {
    const elsewhere = keyFile('of-another-machine.key');
    copyFileSync(keyFile(), elsewhere);
    const settings = { masterKeyFile: elsewhere };
    const other = await openSecond(world, { settings });
    others.push(other);
    await rotate({ prepare: true });
    copyFileSync(keyFile('master.key.next'), `${elsewhere}.next`);
    await rotate();
    await expectAllOpens(world, other);
    renameSync(`${elsewhere}.next`, elsewhere);
    const restarted = await openSecond(world, { settings });
    others.push(restarted);
    await expectAllOpens(world, restarted);
  });

  it('works with keys in the environment: it says what to set, and refuses the old key once it is unused', async () => {
    const [old, next] = [readFileSync(keyFile(), 'utf8').trim(), randomBytes(32).toString('base64')];
    const one = await openSecond(world, { settings: { masterKey: old } });
    expect(await one.rotateMasterKey()).toEqual({ state: 'next_missing' });
    await one.close();
    writeFileSync(keyFile('master.key.next'), next); // where the running server looks
    const both = { masterKey: old, masterKeyNext: next };
    const two = await openSecond(world, { settings: both });
    others.push(two);
    expect(await two.rotateMasterKey()).toMatchObject({ state: 'done', oldKeyFile: undefined });
    expect(await two.rotateMasterKey()).toMatchObject({ state: 'done', resealed: 0 });
    for (const settings of [both, { masterKey: next }]) {
      const fresh = await openSecond(world, { settings });
      await expectAllOpens(world, fresh);
      await fresh.close();
    }
    await expect(openSecond(world, { settings: { masterKey: old } })).rejects.toThrow(
      /is the one that was in use before.*Set the new one/s,
    );
  });

  it('is not completed by a server that only has the new key while the old one is still needed', async () => {
    const prepared = (await rotate({ prepare: true })) as { to: string };
    const next = readFileSync(keyFile('master.key.next'), 'utf8').trim();
    const stop = new AbortController();
    stop.abort();
    await rotate({ signal: stop.signal });
    await expect(openSecond(world, { settings: { masterKey: next } })).rejects.toThrow(
      /is being changed, and the old one is needed/,
    );
    expect(await rotate()).toMatchObject({ state: 'done', to: prepared.to });
  });
});

/** Bypasses the fence, as a disk fault would. */
async function plantDamaged(sealed: string): Promise<void> {
  await database().write(async trx => {
    const held = await trx
      .selectFrom('meta')
      .selectAll()
      .where('key', '=', 'meta/master_key_check')
      .executeTakeFirstOrThrow();
    await trx.deleteFrom('meta').where('key', '=', held.key).execute();
    await trx
      .updateTable('site_secrets')
      .set({ sealed })
      .where('site_id', '=', world.siteIds[0] ?? 0)
      .where('name', '=', 'regverify')
      .execute();
    await trx.insertInto('meta').values(held).execute();
  });
}

/** As sealed by release 0.1.0. */
function sealV1(key: Buffer, place: string, plain: Buffer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(`v1:${place}`));
  const body = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return `v1.${nonce.toString('base64url')}.${body.toString('base64url')}`;
}
