import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openMailServer } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CliWorld, makeCliWorld } from '../../testing/cli-world.ts';

let cli: CliWorld;
beforeAll(async () => {
  cli = await makeCliWorld();
});
afterAll(() => cli.close());

interface Listed {
  readonly name: string;
  readonly value: unknown;
  readonly source: string;
}
const listed = async (name: string, env = {}) => {
  const { settings } = (await cli.json(['settings', 'list'], { env })) as { settings: Listed[] };
  return settings.find(one => one.name === name);
};

describe.each([{ place: 'the store' }, { place: 'a server' }])('settings set and reset, on $place', ({ place }) => {
  const env = async () => (place === 'a server' ? cli.elsewhere('read', 'write') : {});

  it('change a setting of the running server, and give it its default again', async () => {
    const at = { env: await env() };
    const on = place === 'a server' ? ` on ${cli.world.origin}` : '';
    const set = await cli.run(['settings', 'set', 'costs.currency', 'CHF'], at);
    expect(set).toMatchObject({ code: 0, stdout: `costs.currency is now "CHF"${on}.\n` });
    expect(await listed('costs.currency', at.env)).toMatchObject({ value: 'CHF', source: 'page' });
    const reset = await cli.run(['settings', 'reset', 'costs.currency'], at);
    expect(reset).toMatchObject({ code: 0, stdout: expect.stringMatching(/^costs\.currency is now "[A-Z]{3}"/) });
    expect(reset.stdout.endsWith(`"${on}.\n`)).toBe(true);
    expect(await listed('costs.currency', at.env)).toMatchObject({ source: 'default' });
  });

  it('refuse a value that is out of range, a name that does not exist, and no value at all', async () => {
    const at = { env: await env() };
    expect((await cli.run(['settings', 'set', 'sync.concurrency', '0'], at)).code).not.toBe(0);
    expect(await cli.run(['settings', 'set', 'no.such', '1'], at)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/no\.such/),
    });
    expect(await cli.run(['settings', 'set', 'costs.currency'], at)).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/--file/),
    });
    expect(await listed('sync.concurrency', at.env)).toMatchObject({ source: 'default' });
  });
});

it('settings set reads secrets from a file only, and never prints them', async () => {
  const secret = 'many words in a row';
  const file = join(cli.world.store.folder, 'password');
  await writeFile(file, `${secret}\n`);
  const set = (...args: string[]) => cli.run(['settings', 'set', 'mail.smtp_password', ...args]);
  expect(await set(secret)).toMatchObject({ code: 2, stderr: expect.stringMatching(/Put it into a file/) });
  expect(await set('--file', file)).toMatchObject({ code: 0, stdout: 'mail.smtp_password is now set.\n' });
  expect((await cli.run(['settings', 'list', '--json'])).stdout).not.toContain(secret);
  expect(await listed('mail.smtp_password')).toMatchObject({ value: null, source: 'page' });
  const typed = await cli.run(['settings', 'set', 'mail.smtp_password', '--file', '-'], { stdin: 'other\n' });
  expect(typed.code).toBe(0);
  expect((await cli.run(['settings', 'reset', 'mail.smtp_password'])).code).toBe(0);
  expect(await listed('mail.smtp_password')).toMatchObject({ source: 'default' });
  const env = await cli.elsewhere('read', 'write');
  const refused = await cli.run(['settings', 'set', 'mail.smtp_password', '--file', file], { env });
  expect(refused).toMatchObject({ code: 1, stdout: '', stderr: expect.not.stringContaining(secret) });
  expect(await listed('mail.smtp_password')).toMatchObject({ source: 'default' });
});

it('the doctor checks a mail server that was set while the server runs', async () => {
  await using mail = await openMailServer();
  const file = join(cli.world.store.folder, 'smtp-url');
  await writeFile(file, mail.url());
  expect((await cli.run(['settings', 'set', 'mail.smtp_url', '--file', file])).code).toBe(0);
  expect((await cli.run(['settings', 'set', 'mail.from', 'keeper@example.com'])).code).toBe(0);
  const { findings } = await cli.json(['doctor'], { code: 0 });
  expect(findings.find(({ check }: { check: string }) => check === 'mail')).toMatchObject({
    verdict: 'ok',
    message: 'The mail server 127.0.0.1:'.concat(new URL(mail.url()).port, ' accepts connections from this server.'),
  });
});
