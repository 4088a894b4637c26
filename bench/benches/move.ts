import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOnce } from '@sitekeeper/server/testing';
import { type Bench, type Line, mustBe } from '../bench.ts';
import { waitForJob } from '../measuring/measure-sync.ts';
import { digestOfStore } from '../measuring/store-digest.ts';
import type { Options } from '../options.ts';
import { runTimed } from '../world/cli.ts';
import { withWorld } from '../world/world.ts';

const SITES = 10_000;

export const move: Bench = {
  name: 'move',
  title: 'a store of {sites} synced sites moved from SQLite to PostgreSQL and back (wants --postgres)',
  sites: SITES,
  wantsPostgres: true,
  async run(options: Options): Promise<Line[]> {
    if (options.postgres === '') throw new Error('the benchmark move wants --postgres');
    const sites = options.sites ?? SITES;
    return withWorld(
      { ...options, postgres: '' },
      { sites, concurrency: options.concurrency ?? 50, env: { SITEKEEPER_REQUESTS_PER_MINUTE: '0' } },
      async world => {
        const server = await world.startServer();
        await waitForJob(server, await server.api.syncAll());
        await server.child.end();
        const { folder, env } = world.store;
        const name = `bench_${randomUUID().replaceAll('-', '')}`;
        const url = new URL(options.postgres);
        await runOnce(options.postgres, `create database ${name}`);
        url.pathname = `/${name}`;
        const back = mkdtempSync(join(tmpdir(), 'sitekeeper-bench-'));
        copyFileSync(join(folder, 'master.key'), join(back, 'master.key'));
        try {
          const before = await digestOfStore(folder);
          const there = await runTimed(['migrate-store', '--from', folder, '--to', url.href], env);
          const again = await runTimed(['migrate-store', '--from', url.href, '--to', back], env);
          const after = await digestOfStore(back);
          return [
            { what: 'rows', figure: before.rows, unit: '' },
            {
              what: 'size of the embedded store',
              figure: statSync(join(folder, 'sitekeeper.db')).size / 1e6,
              unit: 'MB',
            },
            { what: 'SQLite to PostgreSQL, verified', figure: there.seconds, unit: 's' },
            { what: 'memory, peak', figure: there.peakMb, unit: 'MB' },
            { what: 'PostgreSQL to SQLite, verified', figure: again.seconds, unit: 's' },
            { what: 'memory, peak', figure: again.peakMb, unit: 'MB' },
            {
              what: 'tables that differ after both',
              figure: Object.keys(before.digests).filter(table => before.digests[table] !== after.digests[table])
                .length,
              unit: '',
              goal: mustBe(there.code === 0 && again.code === 0 && before.digest === after.digest, 'none'),
            },
          ];
        } finally {
          rmSync(back, { recursive: true, force: true });
          await runOnce(options.postgres, `drop database ${name} with (force)`);
        }
      },
    );
  },
};
