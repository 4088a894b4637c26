import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Ctx } from '../../../kernel/context.ts';
import { auditOf, siteRow, storeSite, useWorld } from '../../../testing/fixtures.ts';
import { withWrite } from '../../../testing/with-write.ts';
import { openSecret } from '../connection.ts';
import { offerOf } from '../sync/saved-site.fixtures.ts';
import type { Registration } from './register-site.ts';
import { keepRegistration } from './registrations/registration.store.ts';
import { storeNewSite } from './store-new-site.ts';

const world = useWorld();

describe('sites that register at the same time', () => {
  it('are stored in one transaction, each with its report, its tags and who added it', async () => {
    const tag = (await world().post('add-tag-v1', { name: 'together' })).body.id;
    const { writes, as } = countedWrites();
    const ids = await Promise.all([
      store(as('anna'), { url: 'https://first.example/', plugins: ['shop', 'mail'], tags: [tag, tag] }),
      store(as('otto'), { url: 'https://second.example/', plugins: ['shop'] }),
    ]);
    expect(writes()).toBe(1);
    const rows = await Promise.all(ids.map(id => siteRow(world(), id)));
    expect(rows).toMatchObject([
      { url: 'https://first.example/', name: 'first.example', status: 'connected', pending_plugins: 2 },
      { url: 'https://second.example/', name: 'second.example', status: 'connected', pending_plugins: 1 },
    ]);
    expect((await world().get('list-sites-v1', { tag_id: tag })).body.items).toMatchObject([{ id: ids[0] }]);
    expect(await Promise.all(ids.map(addedBy))).toEqual([['system:anna'], ['system:otto']]);
    expect(await Promise.all(ids.map(serverOf))).toEqual(['https://first.example/', 'https://second.example/']);
  });

  it('are stored although the tag of one is gone', async () => {
    const { writes, as } = countedWrites();
    const [late, well] = await Promise.allSettled([
      store(as('anna'), { url: 'https://tagged.example/', tags: [987_654] }),
      store(as('anna'), { url: 'https://untagged.example/' }),
    ]);
    expect(late).toMatchObject({ status: 'rejected', reason: { code: 'tag_not_found' } });
    expect([well?.status, writes()]).toEqual(['fulfilled', 1]);
  });

  it('from two addresses that are one, are stored once, with the newer key', async () => {
    const { writes, as } = countedWrites();
    const [first, second] = await Promise.allSettled([
      store(as('anna'), { url: 'https://one.example/', server: 'older' }),
      store(as('anna'), { url: 'https://www.one.example/', server: 'newer' }),
    ]);
    const site_id = first?.status === 'fulfilled' ? first.value : 0;
    expect(second).toMatchObject({ reason: { code: 'site_already_exists', data: { site_id } } });
    expect([await serverOf(site_id), writes()]).toEqual(['newer', 1]);
    expect(await auditOf(world().app.services.database, site_id)).toEqual(['site.added', 'site.key_rotated']);
  });

  it('as one that is there with the key of another dashboard, share it no longer', async () => {
    const id = await storeSite(world(), {
      url: 'https://shared.example/',
      columns: { key_shared_since: 1, signing: 'rsa_sha1' },
    });
    const { as } = countedWrites();
    const again = store(as('anna'), { url: 'https://shared.example/', server: 'ours' });
    await expect(again).rejects.toMatchObject({ code: 'site_already_exists', data: { site_id: id } });
    expect(await serverOf(id)).toBe('ours');
    expect(await siteRow(world(), id)).toMatchObject({ signing: 'p256', key_shared_since: null });
  });
});

/** Contexts over one store that counts its transactions. */
function countedWrites() {
  const { services } = world().app;
  let writes = 0;
  const database = withWrite(services.database, work => {
    writes += 1;
    return services.database.write(work);
  });
  const as = (name: string): Ctx => ({ ...world().app.ctx({ kind: 'system', name }), database });
  return { writes: () => writes, as };
}

interface Wanted {
  readonly url: string;
  readonly server?: string;
  readonly plugins?: readonly string[];
  readonly tags?: readonly number[];
}

/** What is stored of a site that has just registered, and whose registration is therefore open. */
async function store(ctx: Ctx, { url, server = url, plugins = [], tags }: Wanted): Promise<number> {
  const { services } = world().app;
  const place = `add:${randomUUID()}`;
  const address = { url, verifyTls: true };
  const request = { ...address, admin: 'anna', requestedBy: 'test' };
  const secrets = { privateKey: '', server, nextServer: undefined, regverify: undefined, p256RefusedAt: null };
  await keepRegistration(services, { place, siteId: undefined, wish: 'connect', sentAt: 1, request, secrets });
  const report = {
    wpEngine: false,
    wphost: '',
    coreUpdate: undefined,
    pluginUpdates: plugins.map(slug => offerOf(slug)),
  };
  const registration: Registration = {
    reply: { report, uniqueId: '', user: 'anna' },
    url,
    key: { signing: 'p256', proven: true, p256RefusedAt: null },
    secrets: { private_key: new Uint8Array(), server },
  };
  return storeNewSite(ctx, { place, admin: 'anna', address, tags }, registration);
}

const serverOf = (id: number) => openSecret(world().app.services.database.db, world().app.services, id, 'server');

async function addedBy(id: number): Promise<string[]> {
  const { db } = world().app.services.database;
  const entries = db.selectFrom('audit_log').select('actor').where('subject', '=', `site:${id}`);
  return (await entries.execute()).map(({ actor }) => actor);
}
