import { chmod, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Env } from '../testing/cli-process.ts';
import { type CliWorld, makeCliWorld } from '../testing/cli-world.ts';

let cli: CliWorld;
let key: string;
beforeAll(async () => {
  cli = await makeCliWorld({ sites: 2, seeded: true });
  key = (await cli.world.key('read')).replace('Bearer ', '');
});
afterAll(() => cli.close());

let config: string;
let env: Env;
beforeEach(async () => {
  config = await mkdtemp(join(tmpdir(), 'config-'));
  env = { XDG_CONFIG_HOME: config, SITEKEEPER_DATA: '', DATABASE_URL: '' };
});

const file = () => join(config, 'sitekeeper/login.json');
const run = (args: string[], more: { stdin?: string; tty?: boolean; env?: Env } = {}) =>
  cli.run(args, { ...more, env: { ...env, ...more.env } });
const login = () => run(['login', cli.world.origin, '--key-stdin'], { stdin: `${key}\n` });

describe('login', () => {
  it('checks the key and keeps it where only its owner can read it', async () => {
    const done = await login();
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect(done.stdout).toContain(`Logged in to ${cli.world.origin}.`);
    expect(done.stdout + done.stderr).not.toContain(key);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    expect((await stat(join(config, 'sitekeeper'))).mode & 0o777).toBe(0o700);
    const kept = JSON.parse(await readFile(file(), 'utf8'));
    expect(kept).toEqual({ root: `${cli.world.origin}/wp-json`, key, namespace: 'svc' });
  });

  it('replaces an earlier login, and makes its file private again', async () => {
    await login();
    await writeFile(file(), 'x', { mode: 0o600 });
    expect((await login()).code).toBe(0);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
  });

  it('asks a person for the key without showing it', async () => {
    const done = await run(['login', cli.world.origin], { tty: true, stdin: `${key}\n` });
    expect(done).toMatchObject({ code: 0, stderr: expect.stringContaining('API key for') });
    expect(done.stdout + done.stderr).not.toContain(key);
  });

  it.each(['SITEKEEPER_DATA', 'SITEKEEPER_URL'])('says that %s goes before it', async name => {
    const set = { [name]: name === 'SITEKEEPER_URL' ? cli.world.origin : config };
    const done = await run(['login', cli.world.origin, '--key-stdin'], { stdin: key, env: set });
    expect(done).toMatchObject({
      code: 0,
      stderr: expect.stringContaining(`${name} is set, and goes before the login`),
    });
    await run(['logout']);
  });

  it('says where there is no API', async () => {
    const done = await run(['login', `${cli.world.origin}/api`, '--key-stdin'], { stdin: key });
    expect(done).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`no API of Sitekeeper at ${cli.world.origin}/api`),
    });
    await expect(stat(file())).rejects.toThrow('ENOENT');
  });

  it('keeps nothing if the server refuses the key', async () => {
    const refused = await run(['login', cli.world.origin, '--key-stdin'], { stdin: 'sk_nothing_of_ours' });
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain('Log in with another key');
    await expect(stat(file())).rejects.toThrow('ENOENT');
  });

  it.each([
    ['ftp://a.example', 'is not an address'],
    ['https://anna:secret@a.example', 'Give the address alone'],
    ['http://127.0.0.1:10009', 'did not answer: ECONNREFUSED'],
  ])('names what is wrong with the address %s', async (address, says) => {
    const refused = await run(['login', address, '--key-stdin'], { stdin: key });
    expect(refused).toMatchObject({ stdout: '', stderr: expect.stringContaining(says) });
    expect(refused.code).toBeGreaterThan(0);
  });

  it('needs a key, and says how to give it', async () => {
    expect(await run(['login', cli.world.origin])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--key-file or --key-stdin'),
    });
    expect(await run(['login', cli.world.origin, '--key-stdin'], { stdin: 'no key' })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('This is not an API key.'),
    });
  });
});

describe('after a login', () => {
  it('commands work on the server with the permissions of the key, until logout', async () => {
    await login();
    expect((await run(['sites', 'list'])).stdout).toContain('Page 1 of 1, 2 sites');
    const refused = await run(['tags', 'add', 'Mine']);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('Write & Delete permission') });
    expect((await run(['logout'])).stdout).toContain('Logged out.');
    await expect(stat(file())).rejects.toThrow('ENOENT');
    expect((await run(['logout'])).stdout).toBe('You were not logged in.\n');
  });

  it('--local, and a store that the environment names, are the store of this machine', async () => {
    await run(['login', cli.world.origin, '--key-stdin'], { stdin: key });
    const { SITEKEEPER_DATA = '', DATABASE_URL = '' } = cli.env;
    const named = { SITEKEEPER_DATA, DATABASE_URL };
    for (const args of [
      ['sites', 'list', '--local'],
      ['sites', 'list'],
    ]) {
      expect((await run([...args, '--json'], { env: named })).code).toBe(0);
    }
    expect((await run(['tags', 'add', 'Only here'], { env: named })).code).toBe(0); // the key may not
    await run(['logout']);
  });

  it('a key that others can read is refused', async () => {
    await login();
    await chmod(file(), 0o644);
    expect(await run(['sites', 'list'])).toMatchObject({ code: 2, stderr: expect.stringContaining('chmod 600') });
    await writeFile(file(), '{}');
    await chmod(file(), 0o600);
    expect(await run(['sites', 'list'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('sitekeeper logout'),
    });
  });
});

describe('SITEKEEPER_URL and SITEKEEPER_KEY', () => {
  it('name a server without a login, and go before one', async () => {
    const given = { SITEKEEPER_URL: cli.world.origin, SITEKEEPER_KEY: key };
    expect((await run(['sites', 'list'], { env: given })).stdout).toContain('2 sites');
    const { SITEKEEPER_DATA = '', DATABASE_URL = '' } = cli.env;
    const both = { ...given, SITEKEEPER_DATA, DATABASE_URL };
    expect(await run(['tags', 'add', 'Refused'], { env: both })).toMatchObject({ code: 1 }); // the key may not
    expect((await run(['settings', '--json'], { env: both })).code).toBe(0);
  });

  it('are needed both', async () => {
    for (const [given, says] of [
      [{ SITEKEEPER_URL: 'https://a.example' }, 'set SITEKEEPER_KEY'],
      [{ SITEKEEPER_KEY: key }, 'set SITEKEEPER_URL'],
    ] as const) {
      expect(await run(['sites', 'list'], { env: given })).toMatchObject({
        code: 2,
        stderr: expect.stringContaining(says),
      });
    }
  });
});

describe('a server that misbehaves', () => {
  let server: Server;
  let origin: string;
  let asked: { url: string; authorization: string; idempotency: string }[];
  let answer: (n: number) => { status: number; body?: string; location?: string } | 'cut';
  beforeAll(async () => {
    server = createServer((request, response) => {
      const { authorization = '', 'idempotency-key': idempotency = '' } = request.headers;
      asked.push({ url: request.url ?? '', authorization, idempotency: String(idempotency) });
      const given = answer(asked.length);
      if (given === 'cut') return void request.socket.destroy();
      response.writeHead(given.status, given.location ? { location: given.location } : {}).end(given.body);
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());
  beforeEach(() => {
    asked = [];
  });

  it('gets the key once only if it redirects: it is sent nowhere else', async () => {
    answer = () => ({ status: 302, location: cli.world.origin });
    const refused = await run(['login', origin, '--key-stdin'], { stdin: key });
    expect(refused.stderr).toContain(`redirects to ${cli.world.origin}. Log in there`);
    expect(asked).toHaveLength(1);
  });

  it('is named if it is not Sitekeeper', async () => {
    answer = () => ({ status: 404, body: '<html>' });
    const refused = await run(['login', origin, '--key-stdin'], { stdin: key });
    expect(refused.stderr).toContain('something other than a Sitekeeper answer. Check the address.');
  });

  it('is asked again with the same idempotency key if the answer to a change is lost', async () => {
    await login();
    const saved = JSON.parse(await readFile(file(), 'utf8'));
    await writeFile(file(), JSON.stringify({ ...saved, root: `${origin}/wp-json` }));
    answer = n => (n === 1 ? 'cut' : { status: 200, body: '{"id": 1, "name": "x"}' });
    expect((await run(['tags', 'add', 'x', '--json'])).code).toBe(0);
    expect(asked).toHaveLength(2);
    expect(asked[0]?.idempotency).toMatch(/^[0-9a-f-]{36}$/);
    expect(asked[1]?.idempotency).toBe(asked[0]?.idempotency);
  });
});
