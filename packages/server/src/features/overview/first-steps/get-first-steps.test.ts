import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { giveFeed, makeWorld, type World } from '../../../testing/index.ts';

async function freshWorld(sites = 0): Promise<World> {
  const world = await makeWorld({ sites: 10, env: { SITEKEEPER_BACKUP_FOLDER: '' } });
  onTestFinished(() => world.close());
  for (let k = 1; k <= sites; k++) await world.addSite(k);
  return world;
}
const stepsOf = async (world: World, auth?: string) => {
  const { body } = await world.get('get-first-steps-v1', {}, auth === undefined ? {} : { auth });
  return body as { shown: boolean; connected_sites: number; steps: { step: string; done: boolean }[] };
};
const doneIn = ({ steps }: { steps: { step: string; done: boolean }[] }) =>
  steps.filter(({ done }) => done).map(({ step }) => step);

it('marks each step as done by what there is, and nothing else', async () => {
  const world = await freshWorld();
  const { database, settings } = world.app.services;
  const empty = await stepsOf(world);
  expect([empty.shown, empty.connected_sites, doneIn(empty)]).toEqual([true, 0, []]);
  await world.addSite(1);
  expect(doneIn(await stepsOf(world))).toEqual(['first_site']);

  const { body } = await world.inPerson('invite-person-v1', { role: 'viewer' });
  expect(doneIn(await stepsOf(world))).toEqual(['first_site', 'colleague']);
  await world.post('revoke-invitation-v1', { invitation_id: body.id });
  expect(doneIn(await stepsOf(world))).toEqual(['first_site']);

  const channel = await world.post('add-channel-v1', { kind: 'webhook', name: 'Ours', url: 'https://hooks.example/x' });
  expect(doneIn(await stepsOf(world))).toEqual(['first_site']);
  const arrived = { last_success_at: 1 };
  await database.write(trx => trx.updateTable('channels').set(arrived).where('id', '=', channel.body.id).execute());
  expect(doneIn(await stepsOf(world))).toEqual(['first_site', 'channel']);
  await database.write(trx => trx.updateTable('users').set({ totp_sealed: 'x' }).where('name', '=', 'admin').execute());
  expect(doneIn(await stepsOf(world))).toContain('second_factor');
  await giveFeed(world, [{ id: 'a', slug: 'b', to: '*', score: 8 }]);
  expect(doneIn(await stepsOf(world))).toContain('vulnerability_feed');
  if (database.engine === 'sqlite') {
    await mkdir(settings.backupFolder, { recursive: true });
    await writeFile(join(settings.backupFolder, 'sitekeeper-000001-20260101T000000Z.backup'), '');
    expect(doneIn(await stepsOf(world))).toContain('backup');
  } else expect((await stepsOf(world)).steps.map(({ step }) => step)).not.toContain('backup');
});

it('shows each role the steps that it may take, and viewers none', async () => {
  const world = await freshWorld();
  const operator = await stepsOf(world, await world.user('op', 'operator'));
  expect(operator.shown).toBe(true);
  expect(operator.steps.map(({ step }) => step)).toContain('ten_sites');
  expect(operator.steps.map(({ step }) => step)).not.toContain('colleague');
  expect(await stepsOf(world, await world.user('vera', 'viewer'))).toMatchObject({ shown: false, steps: [] });
  expect((await stepsOf(world)).steps.find(({ step }) => step === 'colleague')).toMatchObject({ done: true });
});

it('ends with ten connected sites', async () => {
  const world = await freshWorld(9);
  expect(await stepsOf(world)).toMatchObject({ shown: true, connected_sites: 9 });
  await world.addSite(10);
  expect(await stepsOf(world)).toEqual({ shown: false, connected_sites: 10, steps: [] });
});
