import { beforeAll, expect, it } from 'vitest';
import { execute } from '../../kernel/ability/execute.ts';
import { expectError } from '../../testing/fixtures.ts';
import { makeWorld } from '../../testing/index.ts';
import { useMade } from '../../testing/use-made.ts';
import { makeProposing } from '../approvals/approvals.fixtures.ts';
import { acceptAlteredFiles } from './accept-altered-files.ts';
import { compareFiles } from './compare/compare-files.ts';
import { ACORN, fileEvents, installAcorn, itemsIn, MAIN_CLASS, PLUGIN, setChecks } from './file-checks.fixtures.ts';
import { checkSiteFiles } from './read/check-site-files.ts';

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
const shown = async () => (await itemsIn(made(), 'any', first())).find(({ slug }: { slug: string }) => slug === PLUGIN);
const stateOf = async () => (await shown())?.state;

/** One file is altered and named; then another one is altered, found and compared, but not named yet. */
async function alterAgain(text: string, later: string): Promise<void> {
  made().fleet.site(1).alterFile(ACORN, MAIN_CLASS, text);
  await check();
  expect((await shown()).files.changed.names).toEqual([MAIN_CLASS]);
  made().fleet.site(1).alterFile(ACORN, later, 'x');
  await checkSiteFiles(made().app.services, first());
  await compareFiles(made().app.services);
}

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

it('only files that were seen are accepted, also where a call is repeated', async () => {
  const alter = (content: string) => made().fleet.site(1).alterFile(ACORN, MAIN_CLASS, content);
  alter('seen');
  await check();
  const { fingerprint } = await shown();
  alter('not seen');
  await check();
  expect(await accept({ fingerprint })).toMatchObject({ status: 409, body: { code: 'svc_files_changed' } });
  expect(await stateOf()).toBe('altered');
  const seen = (await shown()).fingerprint;
  expect(seen).not.toBe(fingerprint);
  for (let times = 0; times < 2; times++) expect((await accept({ fingerprint: seen })).status).toBe(200);
  // Accepted meanwhile, but other ones.
  expect((await accept({ fingerprint })).body.code).toBe('svc_files_changed');
});

it('no names of earlier files are shown of files that are not named yet', async () => {
  await alterAgain('named', 'shell.php');
  expect(await shown()).toMatchObject({ state: 'altered', files: null });
  await check();
  expect((await shown()).files.added.names).toEqual(['shell.php']);
});

it('an approval accepts the files that the person saw, and no others', async () => {
  const { propose, decide } = await makeProposing(made());
  const call = { site_id_or_domain: first(), type: 'plugin', slug: PLUGIN, reason: 'Our own patch.' };
  const proposal = await propose('accept-altered-files-v1', call);
  const { fingerprint } = await shown();
  expect(proposal).toMatchObject({
    input: { fingerprint },
    preview: { items: [{ files: { added: { names: ['shell.php'] } } }] },
  });
  made().fleet.site(1).alterFile(ACORN, 'shell.php', 'y');
  await check();
  expect((await decide('approve', { approval_id: proposal.approval_id })).body).toMatchObject({
    status: 'failed',
    error_code: 'files_changed',
  });
  await expect(propose('accept-altered-files-v1', { ...call, fingerprint })).rejects.toMatchObject({
    code: 'files_changed',
  });
  await expect(propose('accept-altered-files-v1', { ...call, slug: 'none' })).rejects.toMatchObject({
    code: 'invalid_state',
  });
  // As it was proposed to a release that did not know fingerprints.
  const approved = {
    ...made().app.ctx({ kind: 'system', name: 'test' }),
    approved: { approval: 'old', by: 'user:anna' },
  };
  await expect(execute(acceptAlteredFiles, () => call, approved)).rejects.toMatchObject({ code: 'files_changed' });
  expect(await stateOf()).toBe('altered');
  const { approval_id } = await propose('accept-altered-files-v1', call);
  expect((await decide('approve', { approval_id })).body).toMatchObject({ status: 'done' });
  expect(await stateOf()).toBe('accepted');
});

it('names of earlier files do not stay with those that are accepted', async () => {
  made().fleet.site(1).restoreFiles(ACORN);
  await alterAgain('named again', 'late.php');
  const { fingerprint } = await shown();
  expect((await accept({ fingerprint })).status).toBe(200);
  expect(await shown()).toMatchObject({ state: 'accepted', files: null });
});
