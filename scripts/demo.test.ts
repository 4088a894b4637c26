import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { curlLine, demoRequests } from './demo-requests.ts';

const DEMO = join(import.meta.dirname, 'demo.ts');
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The demo with its own temporary folder, and a store in its environment that it must not touch. */
function start(...args: string[]): ChildProcess {
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    TMPDIR: folder,
    SITEKEEPER_PORT: '0',
    DATABASE_URL: 'postgres://127.0.0.1:9/x',
  };
  const child = spawn(process.execPath, [DEMO, ...args], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void child.kill());
  return child;
}

async function output(child: ChildProcess, until: string): Promise<string> {
  let text = '';
  for await (const chunk of child.stdout as NodeJS.ReadableStream) {
    text += chunk;
    if (text.includes(until)) break;
  }
  return text;
}

describe('npm run demo', () => {
  it('connects 25 sites, prints commands that work as printed, and leaves nothing behind', async () => {
    const child = start();
    const ended = once(child, 'exit');
    const said = await output(child, 'Press Ctrl-C to stop.');
    expect(said).toMatch(/Sitekeeper manages 25 simulated sites at http:\/\/127\.0\.0\.1:\d+\n/);
    const lines = said.split('\n').filter(line => line.startsWith('curl '));
    expect(lines).toHaveLength(4);
    // Before the printed sync, so that nobody has to sync for a report that shows a backup.
    const backup = { plugin: 'updraftplus', last_known_at: expect.any(String) };
    const readRecord = lines[0]?.replace('list-sites-v1/run?per_page=5', 'get-site-record-v1/run?site_id_or_domain=3');
    expect(await runInShell(readRecord ?? '')).toMatchObject({ name: 'Demo site 03', backup });
    const readInbox = lines[0]?.replace('list-sites-v1/run?per_page=5', 'list-inbox-v1/run');
    const inbox = (await runInShell(readInbox ?? '')) as { items: { kind: string; site: { name: string } | null }[] };
    expect(inbox.items.map(({ kind, site }) => [kind, site?.name])).toEqual([
      ['site_down', 'Demo site 07'],
      ['vulnerability', undefined],
      ['vulnerability', undefined],
    ]);
    const readClients = lines[0]?.replace('list-sites-v1/run?per_page=5', 'list-portfolio-v1/run');
    expect(await runInShell(readClients ?? '')).toMatchObject({ total: 4 });
    const answers: unknown[] = [];
    for (const line of lines) answers.push(await runInShell(line));
    const [list, sync, site, fault] = answers;
    expect(list).toMatchObject({ total: 25, per_page: 5 });
    expect(sync).toMatchObject({ queued: false, total_synced: 25, total_errors: 0 });
    expect(site).toMatchObject({ name: 'Demo site 03', stats: { plugin_updates: expect.any(Number) } });
    expect(fault).toMatchObject({ site: 3, faults: ['http500'] });
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('sends its requests itself with --once and exits', async () => {
    const child = start('--once');
    const ended = once(child, 'exit');
    const said = await output(child, 'never printed');
    expect(await ended).toEqual([0, null]);
    expect(said).toContain('"total": 25');
    expect(said).toContain('"total_synced": 25');
    expect(said).toContain('"health_score": ');
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('a printed request', () => {
  it('is one line that works in a shell as printed', () => {
    const requests = demoRequests('http://127.0.0.1:8080', 'http://127.16.0.3:9000');
    const lines = requests.map(request => curlLine(request, { user: 'demo', password: 'abcd efgh' }));
    for (const line of lines) expect(line).toMatch(/^curl [^\n]*-u 'demo:abcd efgh'[^\n]* 'http:[^'\n]+'$/);
  });
});

/** Runs a line as if pasted into a shell; without curl, sends the same request by hand. */
async function runInShell(line: string): Promise<unknown> {
  try {
    return JSON.parse((await promisify(execFile)('sh', ['-c', line.replace('curl ', 'curl -s ')])).stdout);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 127) throw error;
    return byHand(line);
  }
}

async function byHand(line: string): Promise<unknown> {
  const option = (flag: string) => new RegExp(`${flag} '([^']*)'`).exec(line)?.[1];
  const [login, body] = [option('-u'), option('-d')];
  const headers = {
    ...(login ? { authorization: `Basic ${Buffer.from(login).toString('base64')}` } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  const url = /'?(http:[^'\s]+)'?$/.exec(line)?.[1] ?? '';
  return (await fetch(url, body ? { method: 'POST', headers, body } : { headers })).json();
}
