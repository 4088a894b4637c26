import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from './address.ts';
import { REGISTERED } from './testing/dashboard.ts';

const SCRIPT = join(import.meta.dirname, '../../../scripts/simulate.ts');
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'simulate-'));
});
afterAll(() => rm(folder, { recursive: true }));

function start(...args: string[]): ChildProcess {
  return spawn(process.execPath, [SCRIPT, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
}

async function refusal(...args: string[]): Promise<string> {
  const child = start(...args);
  let text = '';
  child.stderr?.on('data', chunk => {
    text += chunk;
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  return text;
}

describe('npm run simulate', () => {
  it('prints what it simulates, writes the manifest once it listens, and exits cleanly', async () => {
    const port = await findFreePort(20);
    const manifest = join(folder, 'sites.jsonl');
    const key = join(folder, 'key.pem');
    await writeFile(key, REGISTERED.publicPem);
    const known = ['--registered-key', key, '--registered-server', 'https://d.example/', '--registered-admin', 'boss'];
    const options = [
      '--sites',
      '20',
      '--port',
      `${port}`,
      '--latency',
      'uniform:1:2',
      '--faults',
      'waf:10',
      '--seed',
      '3',
    ];
    const child = start(...options, '--manifest', manifest, ...known);
    const said: string[] = [];
    for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
      said.push(line);
      if (line.startsWith('manifest')) break;
    }
    expect(said.join('\n')).toMatch(
      /20 sites: http:\/\/127\.16\.0\.1:.*waf at 2.*all connected to https:\/\/d\.example\//s,
    );
    const lines = (await readFile(manifest, 'utf8')).trim().split('\n');
    expect(lines).toHaveLength(20);
    const first = JSON.parse(lines[0] ?? '');
    expect(first).toMatchObject({ url: `http://127.16.0.1:${port}`, admin: 'boss' });
    const overview = await (await fetch(`http://127.0.0.1:${port}/_simulator/`)).json();
    expect(overview).toMatchObject({ sites: 20, seed: 3, faults: { waf: 2 } });
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([0, null]);
  });

  it('refuses invalid arguments and suggests valid ones', async () => {
    const texts = await Promise.all([
      refusal('--sites', 'many'),
      refusal('--latency', 'soon'),
      refusal('--faults', 'hnag:5'),
      refusal('--registered-server', 'x'),
    ]);
    expect(texts[0]).toContain('--sites must be a whole number from 1 to 1000000, not "many"');
    expect(texts[1]).toContain('write 300, uniform:100:500 or lognormal:300:0.5');
    expect(texts[2]).toContain('unknown fault "hnag"; known are slow, hang');
    expect(texts[3]).toContain('--registered-key and --registered-server must be given together');
  });
});
