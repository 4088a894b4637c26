import { basic } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CliWorld, makeCliWorld } from './testing/cli-world.ts';

let cli: CliWorld;
beforeAll(async () => {
  cli = await makeCliWorld({ keyless: true });
});
afterAll(() => cli.close());

const add = (name: string, ...more: string[]) =>
  cli.json(['keys', 'add', '--name', name, '--permissions', 'read', ...more]);
const list = async () => (await cli.json(['keys', 'list'])).items;
const idOf = async (name: string) => String((await list()).find((key: { name: string }) => key.name === name).id);
const status = async (token: string) => (await cli.world.rest('/tags', { auth: `Bearer ${token}` })).status;

it('says that the API is off when no keys are enabled', async () => {
  const { code, stdout } = await cli.run(['keys', 'list']);
  expect([code, stdout]).toEqual([0, 'No keys. The REST API is off.\n']);
});

describe('keys add --v1', () => {
  it('also prints a consumer key and secret for v1', async () => {
    const made = await add('old plugin', '--v1');
    expect(Object.keys(made)).toEqual(['token', 'consumer_key', 'consumer_secret']);
    const path = '/wp-json/svc/v1/sites/all-sites-count';
    const auth = basic(made.consumer_key, made.consumer_secret);
    expect(await cli.world.request(path, { auth })).toMatchObject({ status: 200 });
    expect(await status(made.token)).toBe(200);
    const { stdout } = await cli.run(['keys', 'add', '--name', 'x', '--permissions', 'read', '--v1']);
    for (const one of [
      /token +sk_[\w-]{43}\n/,
      /consumer key +ck_[0-9a-f]{40}\n/,
      /consumer secret +cs_[0-9a-f]{40}\n/,
    ]) {
      expect(stdout).toMatch(one);
    }
  });
});

describe('keys list', () => {
  it('lists keys, newest first, with only the end of each token', async () => {
    const { token } = await add('nightly');
    const [newest] = await list();
    expect(newest).toMatchObject({
      name: 'nightly',
      permissions: ['read'],
      active: true,
      truncated_key: token.slice(-7),
    });
    const { stdout } = await cli.run(['keys', 'list', '--per-page', '1']);
    expect(stdout).toContain(`…${token.slice(-7)}`);
    expect(stdout).not.toContain(token.slice(3, -7));
  });
});

describe('keys with limits', () => {
  it('can be created and edited with an expiry date, addresses and access to the audit log, which the list shows', async () => {
    await add('limited', '--expires', '2090-01-31', '--addresses', '203.0.113.0/24, ::1', '--audit-log');
    const id = await idOf('limited');
    const shown = { expires_at: '2090-02-01T00:00:00Z', addresses: ['203.0.113.0/24', '::1'], audit_log: true };
    expect((await list())[0]).toMatchObject(shown);
    const { stdout } = await cli.run(['keys', 'list']);
    expect(stdout).toMatch(/limited +read, audit log +.* 2090-02-01T00:00:00Z +203\.0\.113\.0\/24, ::1/);
    const edited = await cli.json(['keys', 'edit', id, '--expires', 'never', '--addresses', 'all', '--no-audit-log']);
    expect(edited).toMatchObject({ name: 'limited', expires_at: null, addresses: [], audit_log: false });
    expect(await cli.json(['keys', 'edit', id, '--name', 'renamed'])).toMatchObject({ ...edited, name: 'renamed' });
  });

  it.each([
    [['--expires', 'soon'], 'Use a day such as 2030-01-31, an exact time, or never.'],
    [['--expires', '2020-01-31'], 'is in the past'],
    [['--addresses', '10.1'], 'must be an IP address or a network'],
    [[], 'Say what to change'],
  ])('are rejected with %o', async (options, says) => {
    await add('unchanged');
    const { code, stderr } = await cli.run(['keys', 'edit', await idOf('unchanged'), ...options]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(says)]);
  });
});

describe('keys disable and enable', () => {
  it('take effect on the running server, and report unknown ids', async () => {
    const { token } = await add('switched');
    const id = await idOf('switched');
    expect((await cli.run(['keys', 'disable', id])).stdout).toBe('1 key is disabled.\n');
    expect(await status(token)).toBe(401);
    const { code, stdout } = await cli.run(['keys', 'enable', id, '999999']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^1 key is enabled\.\nNo API key has id 999999\./);
    expect(await status(token)).toBe(200);
  });

  it.each(['x', '0', '-1', '1.5'])('reject "%s" as an id', async id => {
    const { code, stderr } = await cli.run(['keys', 'enable', '--', id]);
    expect(code).toBe(2);
    expect(stderr).toContain('To see the ids, run: sitekeeper keys list');
  });
});

describe('keys delete', () => {
  it('deletes with --yes, and otherwise asks for confirmation', async () => {
    const { token } = await add('deleted');
    const id = await idOf('deleted');
    const refused = await cli.run(['keys', 'delete', id]);
    expect([refused.code, refused.stdout, await status(token)]).toEqual([2, '', 200]);
    expect(refused.stderr).toContain('--yes');
    const done = await cli.json(['keys', 'delete', id, '--yes']);
    expect(done).toMatchObject({ deleted: [{ name: 'deleted' }], errors: [] });
    expect(await status(token)).toBe(401);
    expect((await cli.run(['keys', 'delete', id, '--yes'])).code).toBe(1);
  });
});
