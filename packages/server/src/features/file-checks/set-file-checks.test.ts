import { expect, it } from 'vitest';
import { expectError } from '../../testing/fixtures.ts';
import { makeWorld } from '../../testing/index.ts';
import { useMade } from '../../testing/use-made.ts';
import { uncommitted, waitForLock } from '../../testing/wait-for-lock.ts';
import { emitEvents } from '../events/index.ts';
import { claimAlteredOf, updateDigestRows } from './digests.store.ts';
import { ACORN, fileEvents, installAcorn, MAIN_CLASS, PLUGIN, setChecks } from './file-checks.fixtures.ts';
import { alteredEvent } from './file-events.ts';

const made = useMade(
  async () => {
    const world = await makeWorld({ sites: 4, seeded: true, fleet: { plugins: 2 } });
    installAcorn(world);
    return world;
  },
  world => world.close(),
);
const list = async (input: object) => (await made().get('list-file-checks-v1', { ...input })).body;

it('file checks are off at first, and turned on and off for several sites, each with an audit row', async () => {
  const world = made();
  const [first = 0, second = 0] = world.siteIds;
  expect(await list({ allowed: true })).toMatchObject({ total: 0 });
  expect((await setChecks(world, [first, second], true)).body).toMatchObject({ total_changed: 2 });
  expect((await setChecks(world, [first], true)).body).toMatchObject({ changed: [], total_changed: 0 });
  expect((await list({ allowed: true })).items).toMatchObject([
    { site_id: first, allowed: true, allowed_by: 'user:admin', checked_at: null, items: 0 },
    { site_id: second, allowed: true },
  ]);
  expect(await list({ allowed: false })).toMatchObject({ total: 2 });
  expect(await list({ search: 'site 4' })).toMatchObject({ items: [{ allowed: false, next_check_at: null }] });
  await setChecks(world, [second], false);
  const { body } = await world.get('list-audit-log-v1', { per_page: 10 });
  const actions = body.items.map(({ action, subject }: Record<string, string>) => `${action} ${subject}`);
  expect(actions.slice(0, 3)).toEqual([
    `site.file_checks_stopped site:${second}`,
    `site.file_checks_allowed site:${second}`,
    `site.file_checks_allowed site:${first}`,
  ]);
});

it('turning them off forgets what was read and ends what was told', async () => {
  const world = made();
  await setChecks(world, world.siteIds, true);
  await world.post('check-files-v1', {});
  world.fleet.site(1).alterFile(ACORN, MAIN_CLASS, 'x');
  await world.post('check-files-v1', {});
  expect((await fileEvents(world)).map(({ type }) => type)).toEqual(['files.altered']);
  await setChecks(world, world.siteIds, false);
  expect((await fileEvents(world)).slice(1)).toMatchObject([
    { type: 'files.restored', site: 1, data: { slug: PLUGIN, how: 'stopped' } },
  ]);
  const left = await world.app.services.database.db.selectFrom('file_digests').select('slug').execute();
  expect(left).toEqual([]);
});

// Fails on PostgreSQL if what is altered is not locked: nothing ends what is told at that moment.
it('turning them off also ends what is being told', async () => {
  const world = made();
  const { database } = world.app.services;
  const [site = 0] = world.siteIds;
  await setChecks(world, world.siteIds, true);
  await world.post('check-files-v1', {});
  await database.write(async trx => {
    await trx.deleteFrom('events').execute();
    await trx.updateTable('file_digests').set({ told_at: null }).where('state', '=', 'altered').execute();
  });
  const tell = await uncommitted(database, async trx => {
    const [row] = await claimAlteredOf(trx, [site]);
    if (row === undefined) throw new Error('nothing is altered');
    await updateDigestRows(trx, database, [{ ...row, told_at: Date.now() }]);
    await emitEvents(trx, [alteredEvent(row, 'Acorn', undefined)], new Date());
  });
  const stopping = setChecks(world, [site], false);
  await waitForLock(database);
  await tell();
  await stopping;
  expect((await fileEvents(world)).map(({ type }) => type)).toEqual(['files.altered', 'files.restored']);
});

it('viewers may not turn them on, and at least one site must be named', async () => {
  const world = made();
  const auth = await world.user('vera', 'viewer');
  const input = { site_ids_or_domains: [world.siteIds[0]], allowed: true };
  expectError(await world.post('set-file-checks-v1', input, { auth }), {
    status: 403,
    code: 'svc_permission_denied',
  });
  const none = await world.post('set-file-checks-v1', { site_ids_or_domains: [], allowed: true });
  expectError(none, { status: 400, code: 'ability_invalid_input' });
  expect((await world.post('set-file-checks-v1', { ...input, allowed: true })).status).toBe(200);
});
