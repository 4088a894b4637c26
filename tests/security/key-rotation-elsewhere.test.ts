import { createCipheriv, randomBytes } from 'node:crypto';
import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openSecond } from '../support/processes/second-server.ts';
import { useKeyRotation } from '../support/secrets/key-rotation.ts';
import { expectAllOpens } from '../support/secrets/open-every-secret.ts';

const on = useKeyRotation();

describe('a change of the master key beside older releases, other machines and keys in the environment', () => {
  it('includes values sealed by older releases, which name no key', async () => {
    const key = Buffer.from(readFileSync(on.keyFile(), 'utf8'), 'base64');
    const { secrets } = on.world.app.services;
    const asBefore = (place: string, sealed: string) => sealV1(key, place, secrets.open(place, sealed));
    await on.database().write(async trx => {
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
    await expectAllOpens(on.world, on.world.app);
    const fresh = await openSecond(on.world);
    await expectAllOpens(on.world, fresh);
    await fresh.close();
    const { to } = (await on.rotate()) as { to: string };
    expect(await on.keyIds()).toEqual([to]);
    await expectAllOpens(on.world, on.world.app);
  });

  it('works with a server on another machine to which the next key was copied', async () => {
    const elsewhere = on.keyFile('of-another-machine.key');
    copyFileSync(on.keyFile(), elsewhere);
    const settings = { masterKeyFile: elsewhere };
    const other = await openSecond(on.world, { settings });
    on.others.push(other);
    await on.rotate({ prepare: true });
    copyFileSync(on.keyFile('master.key.next'), `${elsewhere}.next`);
    await on.rotate();
    await expectAllOpens(on.world, other);
    renameSync(`${elsewhere}.next`, elsewhere);
    const restarted = await openSecond(on.world, { settings });
    on.others.push(restarted);
    await expectAllOpens(on.world, restarted);
  });

  it('works with keys in the environment: it says what to set, and refuses the old key once it is unused', async () => {
    const [old, next] = [readFileSync(on.keyFile(), 'utf8').trim(), randomBytes(32).toString('base64')];
    const one = await openSecond(on.world, { settings: { masterKey: old } });
    expect(await one.rotateMasterKey()).toEqual({ state: 'next_missing' });
    await one.close();
    writeFileSync(on.keyFile('master.key.next'), next); // where the server that runs looks
    const both = { masterKey: old, masterKeyNext: next };
    const two = await openSecond(on.world, { settings: both });
    on.others.push(two);
    expect(await two.rotateMasterKey()).toMatchObject({ state: 'done', oldKeyFile: undefined });
    expect(await two.rotateMasterKey()).toMatchObject({ state: 'done', resealed: 0 });
    for (const settings of [both, { masterKey: next }]) {
      const fresh = await openSecond(on.world, { settings });
      await expectAllOpens(on.world, fresh);
      await fresh.close();
    }
    await expect(openSecond(on.world, { settings: { masterKey: old } })).rejects.toThrow(
      /is the one that was in use before.*Set the new one/s,
    );
  });

  it('is not completed by a server that only has the new key while the old one is still needed', async () => {
    const prepared = (await on.rotate({ prepare: true })) as { to: string };
    const next = readFileSync(on.keyFile('master.key.next'), 'utf8').trim();
    const stop = new AbortController();
    stop.abort();
    await on.rotate({ signal: stop.signal });
    await expect(openSecond(on.world, { settings: { masterKey: next } })).rejects.toThrow(
      /is being changed, and the old one is needed/,
    );
    expect(await on.rotate()).toMatchObject({ state: 'done', to: prepared.to });
  });
});

/** As release 0.1.0 sealed. */
function sealV1(key: Buffer, place: string, plain: Buffer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(`v1:${place}`));
  const body = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return `v1.${nonce.toString('base64url')}.${body.toString('base64url')}`;
}
