import { exportPrivateKey, generateKeyPair, keyObjectOf } from '@sitekeeper/protocol';
import { describe, expect, it } from 'vitest';
import { storeSite, useWorld } from '../../testing/fixtures.ts';
import { loadKnownSites, newServerText, storeSiteSecrets } from './connection.ts';

const world = useWorld();

describe('secrets of a site', () => {
  it('are sealed in the store, and opened for requests to the site', async () => {
    const { services } = world().app;
    const id = await storeSite(world(), { url: 'https://a.example/' });
    const { privateKey } = await generateKeyPair();
    const plain = {
      private_key: exportPrivateKey(privateKey),
      server: 'https://sitekeeper.invalid/PLANTED/',
      regverify: 'PLANTED-R',
      unique_id: 'PLANTED-U',
      http_auth: JSON.stringify({ user: 'PLANTED-H', password: 'PLANTED-P' }),
    };
    await services.database.write(trx => storeSiteSecrets(trx, services, id, plain));
    const rows = await services.database.db.selectFrom('site_secrets').selectAll().execute();
    expect(rows).toHaveLength(5);
    expect(JSON.stringify(rows)).not.toContain('PLANTED');
    const [known] = await loadKnownSites(services, [id]);
    expect(known).toMatchObject({
      regverify: plain.regverify,
      uniqueId: plain.unique_id,
      server: plain.server,
      address: { url: 'https://a.example/', verifyTls: true, httpAuth: { user: 'PLANTED-H', password: 'PLANTED-P' } },
      connection: { user: 'anna', server: plain.server },
    });
    expect(known?.connection && keyObjectOf(known.connection.privateKey).equals(privateKey)).toBe(true);
    await services.database.write(trx =>
      storeSiteSecrets(trx, services, id, { unique_id: undefined, regverify: 'new' }),
    );
    expect((await loadKnownSites(services, [id]))[0]).toMatchObject({ uniqueId: '', regverify: 'new' });
  });

  it('belong to one site and do not open for another', async () => {
    const { services } = world().app;
    const a = await storeSite(world(), { url: 'https://b.example/' });
    const b = await storeSite(world(), { url: 'https://c.example/' });
    await services.database.write(trx => storeSiteSecrets(trx, services, a, { regverify: 'of a' }));
    await services.database.write(async trx => {
      const { sealed } = await trx
        .selectFrom('site_secrets')
        .select('sealed')
        .where('site_id', '=', a)
        .executeTakeFirstOrThrow();
      await trx.insertInto('site_secrets').values({ site_id: b, name: 'regverify', sealed }).execute();
    });
    expect((await loadKnownSites(services, [a]))[0]?.regverify).toBe('of a');
    expect((await loadKnownSites(services, [b]))[0]?.regverify).toBeUndefined();
  });

  it('can be missing: a site without a key has no connection', async () => {
    const id = await storeSite(world(), { url: 'https://d.example/' });
    const [known] = await loadKnownSites(world().app.services, [id, 987_654]);
    expect(known?.connection).toBeUndefined();
    expect(await loadKnownSites(world().app.services, [])).toEqual([]);
  });
});

it('the server string that a site stores cannot be guessed', () => {
  const texts = new Set(Array.from({ length: 100 }, newServerText));
  expect(texts.size).toBe(100);
  for (const text of texts) expect(text).toMatch(/^https:\/\/sitekeeper\.invalid\/[0-9a-f]{32}\/$/);
});
