import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CliWorld, makeCliWorld } from '../testing/cli-world.ts';

let cli: CliWorld;
beforeAll(async () => {
  cli = await makeCliWorld();
});
afterAll(() => cli.close());

const invite = (name: string) => cli.json(['people', 'invite', 'viewer', '--name', name, '--days', '3']);

it('people list: shows who can sign in, with their role', async () => {
  await cli.world.user('vera', 'viewer');
  const { stdout } = await cli.run(['people', 'list']);
  expect(stdout.split('\n')[0]).toMatch(/^id +name +role +has password +second factor +passkeys$/);
  expect(stdout).toMatch(/ vera +viewer /);
});

it('people invite: gives a link by which the person becomes a user, once', async () => {
  const { link, id } = await invite('nora');
  expect(link).toMatch(/^http/);
  const shown = await cli.run(['people', 'invitations']);
  expect(shown.stdout).toMatch(new RegExp(`^ *${id} +viewer +nora +.*pending`, 'm'));
  expect(shown.stdout).not.toContain(link.split('/').at(-1));
  const refused = await cli.run(['people', 'invite', 'king']);
  expect(refused).toMatchObject({ code: 2, stderr: expect.stringMatching(/role/) });
});

it('people revoke: makes the link useless', async () => {
  const { id } = await invite('otto');
  expect((await cli.run(['people', 'revoke', String(id)])).code).toBe(0);
  const { items } = await cli.json(['people', 'invitations']);
  expect(items.find((one: { id: number }) => one.id === id).state).toBe('revoked');
  expect((await cli.run(['people', 'revoke', '999'])).code).toBe(1);
});

it('people invite: is refused to an API key, which is no person', async () => {
  const env = await cli.elsewhere('read', 'write');
  const refused = await cli.run(['people', 'invite', 'viewer'], { env });
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(/An API key cannot manage logins/) });
  expect((await cli.run(['people', 'list'], { env })).code).toBe(0);
});
