import { describe, expect, it, onTestFinished } from 'vitest';
import { startServer } from '../support/processes/server-process.ts';
import { makeStoredFleet } from '../support/processes/stored-fleet.ts';
import { until } from '../support/until.ts';

const HOSTILE = [
  'many_objects',
  'many_tokens',
  'many_plugins',
  'huge_string',
  'gzip_bomb',
  'giant',
  'deep_json',
  'many_objects',
  'many_tokens',
] as const;
const HEALTHY = 30;
const MIB = 1024 * 1024;

interface SyncAnswer {
  readonly total_synced: number;
  readonly errors: readonly { identifier: number; message: string }[];
}

describe('a server with a heap of 256 MB', { timeout: 300_000 }, () => {
  // Fails without the limits of bytes and tokens (reply-limits.ts): the process runs out of memory during the sync.
  it('syncs its fleet beside nine hostile sites, says what is wrong with each, and keeps running', async () => {
    const world = await makeStoredFleet(
      { sites: HOSTILE.length + HEALTHY, plugins: 4 },
      {
        SITEKEEPER_DEADLINE_SYNC: '60',
        SITEKEEPER_SYNC_INTERVAL_MINUTES: '0',
        NODE_OPTIONS: '--max-old-space-size=256',
      },
    );
    onTestFinished(() => world.close());
    for (const [index, fault] of HOSTILE.entries()) world.fleet.site(index + 1).setFaults(fault);
    const server = await startServer(world.env);
    onTestFinished(() => server.kill());
    const ask = async (path: string, body?: object) => {
      const headers = { authorization: world.admin, 'content-type': 'application/json' };
      const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
      return (await (await fetch(`${server.origin}${path}`, init)).json()) as SyncAnswer;
    };
    const run = (ability: string, input: object) =>
      ask(`/wp-json/wp-abilities/v1/abilities/svc/${ability}/run`, { input });

    for (let round = 1; round <= 3; round++) {
      const answer = await run('sync-sites-v1', {});
      const failed = new Map(answer.errors.map(error => [error.identifier, error]));
      const told = HOSTILE.map((_fault, index) => failed.get(world.siteIds[index] ?? 0)?.message ?? 'synced');
      expect(told).toEqual([
        expect.stringContaining('larger than 8 MiB'),
        expect.stringContaining('more than 250000 keys and values'),
        expect.stringMatching(/more than (?:250000 keys and values|2000 plugins)/),
        'synced',
        expect.stringContaining('larger than 8 MiB'),
        expect.stringContaining('larger than 8 MiB'),
        expect.stringContaining('nested too deeply'),
        expect.stringContaining('larger than 8 MiB'),
        expect.stringContaining('more than 250000 keys and values'),
      ]);
      expect(answer.total_synced).toBe(HEALTHY + 1);
    }
    await until('it is ready', async () => (await fetch(`${server.origin}/readyz`)).status === 200);
    const metrics = await (await fetch(`${server.origin}/metrics`, { headers: { authorization: world.admin } })).text();
    const heap = /^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics)?.[1];
    if (heap !== undefined) expect(Number(heap)).toBeLessThan(200 * MIB);
  });
});
