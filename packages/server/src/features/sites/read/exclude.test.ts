import { beforeEach, describe, expect, it } from 'vitest';
import { expectError, refusedPaths, storeSite, useWorld } from '../../../testing/fixtures.ts';

const world = useWorld({ sites: 4, seeded: true });
const id = (k: number) => world().siteIds[k - 1] as number;
const ids = (items: readonly { id?: number; site_id?: number }[]) => items.map(item => item.id ?? item.site_id);

beforeEach(async () => {
  const { database } = world().app.services;
  await database.write(trx => trx.updateTable('sites').set({ status: 'connected' }).execute());
  world().fleet.ledger.reset();
});

describe('exclude', () => {
  it.each([
    ['sync-sites-v1', 'synced'],
    ['check-sites-v1', 'results'],
    ['reconnect-sites-v1', 'reconnected'],
  ])('of %s leaves sites out of all sites', async (ability, member) => {
    if (ability === 'reconnect-sites-v1') {
      await world().post('disconnect-sites-v1', { site_ids_or_domains: [...world().siteIds] });
    }
    const { status, body } = await world().post(ability, { exclude: [id(1), world().fleet.url(3)] });
    expect(status).toBe(200);
    expect(ids(body[member])).toEqual([id(2), id(4)]);
    expect(world().fleet.ledger.site(1).calls + world().fleet.ledger.site(3).calls).toBe(0);
  });

  it.each([
    ['sync-sites-v1', 'synced'],
    ['check-sites-v1', 'results'],
    ['reconnect-sites-v1', 'reconnected'],
    ['disconnect-sites-v1', 'disconnected'],
    ['suspend-sites-v1', 'suspended'],
  ])('of %s leaves sites out of the named ones', async (ability, member) => {
    const named = { site_ids_or_domains: [id(1), id(2), 987_654] };
    const { body } = await world().post(ability, { ...named, exclude: [world().fleet.url(1)] });
    expect(ids(body[member])).toEqual([id(2)]);
    expect(body.errors).toMatchObject([{ identifier: 987_654, code: 'svc_site_not_found' }]);
    const none = (await world().post(ability, { site_ids_or_domains: [id(1)], exclude: [id(1)] })).body;
    expect([none[member], none.errors ?? []]).toEqual([[], []]);
  });

  it('that matches no site or several sites stops the whole batch before anything is sent', async () => {
    const wrong = await world().post('sync-sites-v1', { exclude: [id(1), 'typo.example'] });
    expectError(wrong, { status: 404, code: 'svc_site_not_found' });
    const one = await storeSite(world(), { url: 'https://twin.example/', status: 'suspended' });
    const two = await storeSite(world(), { url: 'http://www.twin.example/', status: 'suspended' });
    const twins = await world().post('sync-sites-v1', { exclude: ['twin.example'] });
    expectError(twins, { status: 409, code: 'svc_ambiguous_site', data: { site_ids: [one, two] } });
    expect(world().fleet.ledger.summary().calls).toBe(0);
    for (const twin of [one, two]) await world().post('delete-site-v1', { site_id_or_domain: twin, confirm: true });
  });

  it('is a list, and never replaces the selection', async () => {
    expect(refusedPaths(await world().post('sync-sites-v1', { exclude: id(1) }))).toEqual(['input.exclude']);
    const alone = await world().post('suspend-sites-v1', { exclude: [id(1)] });
    expect(refusedPaths(alone)).toEqual(['input.site_ids_or_domains']);
  });
});
