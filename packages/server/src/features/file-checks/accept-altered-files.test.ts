import { beforeAll, expect, it } from 'vitest';
import { expectError } from '../../testing/fixtures.ts';
import { makeWorld } from '../../testing/index.ts';
import { useMade } from '../../testing/use-made.ts';
import { ACORN, fileEvents, installAcorn, itemsIn, MAIN_CLASS, PLUGIN, setChecks } from './file-checks.fixtures.ts';

const made = useMade(
  async () => {
    const world = await makeWorld({ sites: 4, seeded: true, fleet: { plugins: 2 } });
    installAcorn(world);
    return world;
  },
  world => world.close(),
);
const first = () => made().siteIds[0] as number;
const accept = (more: object = {}) =>
  made().rest(`/sites/${first()}/file-checks/accept`, {
    method: 'POST',
    body: { type: 'plugin', slug: PLUGIN, reason: 'Our own patch.', ...more },
  });
const check = () => made().post('check-files-v1', {});
const stateOf = async () =>
  (await itemsIn(made(), 'any', first())).find(({ slug }: { slug: string }) => slug === PLUGIN)?.state;

beforeAll(async () => {
  await setChecks(made(), made().siteIds, true);
  await check();
});

it('files that are not altered cannot be accepted', async () => {
  expect(await accept()).toMatchObject({ status: 409, body: { code: 'svc_invalid_state' } });
  expect((await accept({ slug: 'none' })).status).toBe(409);
  expect(await accept({ reason: ' ' })).toMatchObject({ status: 400 });
  const none = await made().post('accept-altered-files-v1', {
    site_id_or_domain: 'none.example',
    type: 'plugin',
    slug: PLUGIN,
    reason: 'None.',
  });
  expectError(none, { status: 404, code: 'svc_site_not_found' });
});

it('accepted files are no finding until they change again', async () => {
  const world = made();
  world.fleet.site(1).alterFile(ACORN, MAIN_CLASS, 'patched');
  await check();
  expect(await accept()).toMatchObject({ status: 200, body: { data: { state: 'accepted' } } });
  expect((await accept()).status).toBe(200);
  await check();
  expect(await stateOf()).toBe('accepted');
  expect((await itemsIn(world, 'accepted'))[0].files.changed.names).toEqual([MAIN_CLASS]);
  world.fleet.site(1).alterFile(ACORN, 'shell.php', 'x');
  await check();
  expect(await stateOf()).toBe('altered');
  world.fleet.site(1).restoreFiles(ACORN);
  await check();
  expect(await stateOf()).toBe('unchanged');
  const told = (await fileEvents(world)).map(({ type, data }) => `${type} ${data.how ?? data.files}`);
  expect(told).toEqual(['files.altered 1', 'files.restored accepted', 'files.altered 2', 'files.restored restored']);
});

it('the audit log says who accepted what, and why', async () => {
  const { body } = await made().get('list-audit-log-v1', { action: 'site.altered_files_accepted' });
  expect(body.items).toMatchObject([
    { subject: `site:${first()}`, actor: 'user:admin', detail: { slug: PLUGIN, reason: 'Our own patch.' } },
  ]);
});
