import { chmodSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CliWorld, makeCliWorld } from './testing/cli-world.ts';

let cli: CliWorld;
beforeAll(async () => {
  cli = await makeCliWorld({ sites: 2, seeded: true });
  chmodSync(cli.world.store.folder, 0o700);
});
afterAll(() => cli.close());

describe('doctor', () => {
  it('checks everything on a running server, and does not count a warning as a failure', async () => {
    const { verdict, findings } = await cli.json(['doctor'], { env: { SITEKEEPER_BACKUP_KEEP: '0' } });
    expect(verdict).toBe(cli.env.DATABASE_URL === '' ? 'warn' : 'ok');
    expect(findings).toContainEqual({ check: 'secrets', verdict: 'ok', message: expect.any(String) });
    expect(findings.every(({ verdict, advice }: Record<string, string>) => verdict === 'ok' || advice)).toBe(true);
  });

  it('exits with 1 and says what to do if something does not work', async () => {
    const key = Buffer.alloc(32, 7).toString('base64');
    const { code, stdout, stderr } = await cli.run(['doctor', '--offline'], { env: { SITEKEEPER_MASTER_KEY: key } });
    expect([code, stderr]).toEqual([1, '']);
    expect(stdout).toMatch(/^FAIL {2}secrets +The master key does not fit this database.*\n +→ /m);
  });

  it('reports settings that cannot be read', async () => {
    const said = await cli.json(['doctor'], { env: { SITEKEEPER_PORT: 'x' }, code: 1 });
    expect(said.findings).toMatchObject([{ check: 'settings', message: expect.stringMatching(/SITEKEEPER_PORT/) }]);
  });

  it('checks the connection to one site step by step', async () => {
    cli.world.fleet.site(2).clearKey();
    const id = (k: number) => String(cli.world.siteIds[k - 1]);
    expect((await cli.json(['doctor', id(1)])).verdict).toBe('ok');
    const lost = await cli.run(['doctor', id(2)]);
    expect([lost.code, lost.stdout]).toEqual([1, expect.stringMatching(/FAIL {2}key .*Reconnect the site/)]);
    expect(await cli.run(['doctor', '999'])).toMatchObject({ code: 1, stdout: '' });
  });
});
