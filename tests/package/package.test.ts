import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createFleet, type Fleet, findFreePort } from '@sitekeeper/child-simulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CliProcess, runCliProcess } from '../../packages/cli/src/testing/cli-process.ts';
import { type InstalledPackage, installPackage, run } from './install-package.ts';

/** Larger than the answers that the server parses itself: a thread parses it, from a file of its own. */
const LARGE_REPLY = 400_000;

const ENV = {
  SITEKEEPER_PORT: '0',
  SITEKEEPER_OUTBOUND_ALLOW_PRIVATE: '127.0.0.0/8',
  SITEKEEPER_ABANDONED_INTERVAL_DAYS: '0',
  SITEKEEPER_SCREENSHOTS_INTERVAL_DAYS: '0',
};

/** The commands of the image in deploy/docker, with the package where the image has it. */
function imageCommand(name: 'ENTRYPOINT' | 'CMD' | 'HEALTHCHECK', place: string): string[] {
  const text = readFileSync(join(import.meta.dirname, '../../deploy/docker/Dockerfile'), 'utf8');
  const found = [...text.matchAll(new RegExp(`^${name} .*?(\\[.*\\])$`, 'gm'))].at(-1)?.[1] ?? '[]';
  return (JSON.parse(found) as string[]).map(word => word.replace(/^\/app\//, `${place}/`));
}

describe('the published package', () => {
  let installed: InstalledPackage;
  let fleet: Fleet;
  let server: CliProcess;
  let origin: string;

  const cli = (args: readonly string[], stdin = '') => runCliProcess(args, ENV, stdin, installed.program);

  beforeAll(async () => {
    installed = await installPackage();
    fleet = createFleet({ sites: 1, replyBytes: LARGE_REPLY });
    await fleet.listen(await findFreePort(1));
  });
  afterAll(async () => {
    await server?.kill('SIGKILL');
    await fleet?.close();
    await installed?.remove();
  });

  it('has no dependencies', async () => {
    const modules = join(installed.folder, 'node_modules');
    expect((await readdir(modules)).filter(name => !name.startsWith('.'))).toEqual(['sitekeeper']);
  });

  it('tells its version, run by npx', async () => {
    const { version } = JSON.parse(await readFile(join(installed.place, 'package.json'), 'utf8'));
    const { stdout } = await runCliProcess(['sitekeeper', '--version'], ENV, '', installed.npx);
    expect(stdout.trim()).toBe(version);
  });

  it('includes the licences of its third-party packages', async () => {
    const text = await readFile(join(installed.place, 'THIRD-PARTIES.md'), 'utf8');
    for (const name of ['fastify', 'undici', 'kysely', 'react', '@mantine/core', '@scalar/fastify-api-reference']) {
      expect(text).toMatch(new RegExp(`^## ${name} [\\d.]+ \\(MIT\\)\n\n.*Copyright`, 'ms'));
    }
    expect(text).not.toContain('@sitekeeper/');
  });

  it('has nothing beyond ASCII in its programs, for which each process would keep two bytes for each character', async () => {
    const server = join(installed.place, 'server');
    const programs = (await readdir(server)).filter(name => name.endsWith('.js'));
    expect(programs).not.toEqual([]);
    const texts = await Promise.all(programs.map(name => readFile(join(server, name))));
    expect(programs.filter((_name, index) => texts[index]?.some(byte => byte > 127))).toEqual([]);
  });

  it('is started by npx in an empty folder, prints its address, the set-up code and the place of its data, and ends on Ctrl-C', async () => {
    server = new CliProcess(['sitekeeper'], ENV, [], installed.npx);
    await server.printed(/Sitekeeper listens on http:\S+\nIts data is in \S+\/empty\/data, /);
    await server.printed(/\/setup\n +[A-Z2-9]{4}(-[A-Z2-9]{4}){3}\n/);
    await server.printed('npx sitekeeper admin create --name you');
    const { stdout, stderr } = await server.kill('SIGINT');
    expect(stdout + stderr).not.toMatch(/Warning/);
  });

  it('continues with the same data when it is started again', async () => {
    const [code = 'no code'] = /(\w{4}-){3}\w{4}/.exec(server.output) ?? [];
    server = new CliProcess([], ENV, [], installed.program);
    await server.printed(code);
    origin = /http:\S+/.exec(server.output)?.[0] ?? '';
  });

  it('serves the pages of the dashboard and the API page, with their scripts', async () => {
    const page = await (await fetch(`${origin}/setup`)).text();
    const program = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? 'no program';
    const answers = await Promise.all(
      [program, '/docs', '/docs/scalar.js', '/first.js'].map(path => fetch(origin + path)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  });

  it('connects and syncs its first site, whose large answer a thread parses', async () => {
    const { url, admin, adminPassword } = fleet.site(1);
    const made = await cli(['admin', 'create', '--name', 'you', '--json'], '\n');
    expect(made).toMatchObject({ code: 0 });
    const added = await cli(['sites', 'add', '--url', url, '--admin', admin, '--password-stdin'], adminPassword);
    expect(added).toMatchObject({ code: 0, stderr: '' });
    const synced = await cli(['sites', 'sync', '--json']);
    expect(synced).toMatchObject({ code: 0 });
    const listed = JSON.parse((await cli(['sites', 'list', '--json'])).stdout);
    expect(listed.items ?? listed).toMatchObject([
      { url: expect.stringContaining(new URL(url).host), status: 'connected' },
    ]);
  });

  it('is started by the commands of the image in deploy/docker, and its health check reports whether it runs', async () => {
    const [node, launcher = '', ...args] = [...imageCommand('ENTRYPOINT', installed.place), ...imageCommand('CMD', '')];
    expect([node, launcher]).toEqual(['node', installed.program.launcher]);
    const data = join(installed.folder, 'image-data');
    const port = String(await freePort());
    const env = { ...ENV, SITEKEEPER_DATA: data, SITEKEEPER_PORT: port };
    const [, ...check] = imageCommand('HEALTHCHECK', '');
    const healthy = () =>
      run(installed.program.node, check, { env }).then(
        () => true,
        () => false,
      );
    expect(await healthy()).toBe(false);
    const image = new CliProcess(args, env, [], installed.program);
    await image.printed(/Sitekeeper listens on/);
    expect(await healthy()).toBe(true);
    expect((await image.kill('SIGTERM')).code).toBe(0);
    expect(await readdir(data)).toContain('sitekeeper.db');
  });

  it('makes a backup in a thread, and stops cleanly on Ctrl-C', async () => {
    const backups = join(installed.folder, 'data/backups');
    await expect.poll(() => readdir(backups).catch(() => [])).toEqual([expect.stringMatching(/\.backup$/)]);
    expect((await server.kill('SIGINT')).code).toBe(0);
    expect(server.output).not.toMatch(/Warning/);
    expect((await cli(['doctor', '--offline'])).stdout).toContain('data');
  });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
