import { readdirSync, readFileSync, statSync } from 'node:fs';
import { verifyAudit } from '@sitekeeper/server';
import { describe, expect, it } from 'vitest';
import { openSecond } from '../support/processes/second-server.ts';
import { TOTP_SECRET } from '../support/secrets/every-secret.ts';
import { useKeyRotation } from '../support/secrets/key-rotation.ts';
import { expectAllOpens } from '../support/secrets/open-every-secret.ts';
import { sealedTexts } from '../support/secrets/sealed-values-found.ts';

const on = useKeyRotation();

describe('changing the master key', () => {
  it('seals everything again, and old values open as before', async () => {
    const before = await on.keyIds();
    expect(before).toHaveLength(1);
    const end = await on.rotate();
    expect(end).toMatchObject({ state: 'done', unreadable: [] });
    const after = await on.keyIds();
    expect(after).toEqual([(end as { to: string }).to]);
    expect(after).not.toEqual(before);
    await expectAllOpens(on.world, on.world.app);
    const fresh = await openSecond(on.world);
    on.others.push(fresh);
    await expectAllOpens(on.world, fresh);
  });

  it('writes the new key into the key file, readable only by its owner, and keeps the old one beside it', async () => {
    const old = readFileSync(on.keyFile(), 'utf8');
    const [oldId] = await on.keyIds();
    expect(await on.rotate()).toMatchObject({ oldKeyFile: on.keyFile(`master.key.old-${oldId}`) });
    expect(readFileSync(on.keyFile(), 'utf8')).not.toBe(old);
    expect(readFileSync(on.keyFile(`master.key.old-${oldId}`), 'utf8')).toBe(old);
    const files = readdirSync(on.world.store.folder).filter(name => name.startsWith('master.key'));
    expect(files.sort()).toEqual(['master.key', `master.key.old-${oldId}`]);
    for (const file of files) expect(statSync(on.keyFile(file)).mode & 0o777).toBe(0o600);
  });

  it('keeps the audit log intact: rows from before, during and after the change', async () => {
    const { rows } = await verifyAudit(on.world.app.services);
    await on.rotate();
    await on.world.post('add-tag-v1', { name: 'after the change' });
    await on.rotate();
    const fresh = await openSecond(on.world);
    on.others.push(fresh);
    const seen = await verifyAudit(fresh.services);
    expect(seen).not.toHaveProperty('problem');
    expect(seen.rows).toBe(rows + 5);
    const log = on.database().db.selectFrom('audit_log').selectAll().where('subject', '=', 'master_key').orderBy('seq');
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
    const other = await openSecond(on.world);
    on.others.push(other);
    const { to } = (await on.rotate()) as { to: string };
    for (const { services } of [on.world.app, other]) {
      await services.database.write(async trx => {
        const sealed = services.secrets.seal(`site/${on.world.siteIds[1]}/server`, 'written by a running server');
        await trx
          .updateTable('site_secrets')
          .set({ sealed })
          .where('site_id', '=', on.world.siteIds[1] ?? 0)
          .where('name', '=', 'server')
          .execute();
      });
      expect(await on.keyIds()).toEqual([to]);
    }
    expect((await on.world.post('add-tag-v1', { name: 'new' })).status).toBe(200);
    expect(await verifyAudit(on.world.app.services)).not.toHaveProperty('problem');
  });

  // Fails without the fence of migration 0028: the value is stored under a discarded key.
  it('refuses writes under the old key by a process that does not have the new one', async () => {
    const old = readFileSync(on.keyFile(), 'utf8').trim();
    const late = await openSecond(on.world, { settings: { masterKey: old } });
    on.others.push(late);
    const { to } = (await on.rotate()) as { to: string };
    const write = late.services.database.write(trx =>
      trx
        .updateTable('users')
        .set({ totp_sealed: late.services.secrets.seal('user/1/totp', TOTP_SECRET) })
        .execute(),
    );
    await expect(write).rejects.toThrow(`changed to the one with the id ${to}, which this process does not have`);
    expect(await on.keyIds()).toEqual([to]);
  });

  it('waits for a running write with the old key, and reseals that value too', async () => {
    const { secrets } = on.world.app.services;
    let commit = () => {};
    const written = new Promise<void>(resolve => {
      commit = resolve;
    });
    const begun = Promise.withResolvers<void>();
    const write = on.database().write(async trx => {
      const sealed = secrets.seal(`site/${on.world.siteIds[1]}/unique_id`, 'written at the last moment');
      await trx
        .insertInto('site_secrets')
        .values({ site_id: on.world.siteIds[1] ?? 0, name: 'unique_id', sealed })
        .execute();
      begun.resolve();
      await written;
    });
    await begun.promise;
    // On SQLite a second writer in this process waits without giving way: the first must have ended by then.
    if (on.database().engine === 'sqlite') commit();
    const made = Promise.withResolvers<void>();
    const end = on.rotate({ onStep: step => step === 'key made' && made.resolve() });
    await made.promise;
    commit();
    await write;
    const { to } = (await end) as { to: string };
    expect(await on.keyIds()).toEqual([to]);
  });

  it('leaves a value that no key opens unchanged, and names it', async () => {
    const garbage = 'v1.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
    await plantDamaged(garbage);
    const end = await on.rotate();
    expect(end).toMatchObject({ state: 'done', unreadable: [`site/${on.world.siteIds[0]}/regverify`] });
    const texts = await sealedTexts(on.database());
    expect(texts.filter(({ value }) => value.startsWith('v1.'))).toHaveLength(1);
  });

  it('can be prepared first, and interrupted; the next run continues', async () => {
    const [from] = await on.keyIds();
    const prepared = await on.rotate({ prepare: true });
    expect(prepared).toMatchObject({ state: 'prepared', file: on.keyFile('master.key.next') });
    expect(await on.rotate({ prepare: true })).toEqual(prepared);
    expect(await on.keyIds()).toEqual([from]);
    const stop = new AbortController();
    stop.abort();
    expect(await on.rotate({ signal: stop.signal })).toEqual({ state: 'stopped', resealed: 0 });
    await expectAllOpens(on.world, on.world.app);
    expect(await on.rotate()).toMatchObject({ state: 'done', to: (prepared as { to: string }).to });
    expect(await on.keyIds()).toEqual([(prepared as { to: string }).to]);
  });
});

/** Bypasses the fence, as a disk fault would. */
async function plantDamaged(sealed: string): Promise<void> {
  await on.database().write(async trx => {
    const held = await trx
      .selectFrom('meta')
      .selectAll()
      .where('key', '=', 'meta/master_key_check')
      .executeTakeFirstOrThrow();
    await trx.deleteFrom('meta').where('key', '=', held.key).execute();
    await trx
      .updateTable('site_secrets')
      .set({ sealed })
      .where('site_id', '=', on.world.siteIds[0] ?? 0)
      .where('name', '=', 'regverify')
      .execute();
    await trx.insertInto('meta').values(held).execute();
  });
}
