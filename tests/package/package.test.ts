import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFleet, type Fleet, findFreePort } from '@sitekeeper/child-simulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CliProcess, runCliProcess } from '../../packages/cli/src/testing/cli-process.ts';
import { type InstalledPackage, installPackage, run } from './install-package.ts';

/** Larger than what the server reads beside its other work: a thread of its own reads it, from a file of its own. */
const LARGE_REPLY = 400_000;

const ENV = {
  SITEKEEPER_PORT: '0',
  SITEKEEPER_OUTBOUND_ALLOW_PRIVATE: '127.0.0.0/8',
  SITEKEEPER_ABANDONED_INTERVAL_DAYS: '0',
};

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

  it('brings no other package along, and runs by npx', async () => {
    const modules = join(installed.folder, 'node_modules');
    expect((await readdir(modules)).filter(name => !name.startsWith('.'))).toEqual(['sitekeeper']);
    const { version } = JSON.parse(await readFile(join(installed.place, 'package.json'), 'utf8'));
    const { stdout } = await run('npx', ['--offline', 'sitekeeper', '--version'], { cwd: installed.folder });
    expect(stdout.trim()).toBe(version);
  });

  it('passes on the licences of what is in it', async () => {
    const text = await readFile(join(installed.place, 'THIRD-PARTIES.md'), 'utf8');
    for (const name of ['fastify', 'undici', 'kysely', 'react', '@mantine/core', '@scalar/fastify-api-reference']) {
      expect(text).toMatch(new RegExp(`^## ${name} [\\d.]+ \\(MIT\\)\n\n.*Copyright`, 'ms'));
    }
    expect(text).not.toContain('@sitekeeper/');
  });

  it('serves in an empty folder, and says where, with which code, and where its data is', async () => {
    server = new CliProcess([], ENV, [], installed.program);
    await server.printed(/Sitekeeper listens on http:\S+\nIts data is in \S+\/empty\/data, /);
    await server.printed(/\/setup\n +[A-Z2-9]{4}(-[A-Z2-9]{4}){3}\n/);
    await server.printed('npx sitekeeper admin create --name you');
    origin = /http:\S+/.exec(server.output)?.[0] ?? '';
    expect(server.output).not.toMatch(/Warning/);
  });

  it('serves the pages of the dashboard, the page about the API, and their programs', async () => {
    const page = await (await fetch(`${origin}/setup`)).text();
    const program = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? 'no program';
    const answers = await Promise.all(
      [program, '/docs', '/docs/scalar.js', '/first.js'].map(path => fetch(origin + path)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  });

  it('connects its first site, and has it synced, with an answer that a thread reads', async () => {
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

  it('backs itself up in a thread, and ends well on Ctrl-C', async () => {
    const backups = join(installed.folder, 'data/backups');
    await expect.poll(() => readdir(backups).catch(() => [])).toEqual([expect.stringMatching(/\.backup$/)]);
    expect((await server.kill('SIGINT')).code).toBe(0);
    expect(server.output).not.toMatch(/Warning/);
    expect((await cli(['doctor', '--offline'])).stdout).toContain('data');
  });
});
