import { storeImport } from '@sitekeeper/server';
import { makeFleetKey, OldDashboardActor } from '@sitekeeper/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CliWorld, makeCliWorld } from './testing/cli-world.ts';

describe('sitekeeper import', () => {
  let cli: CliWorld;
  let old: OldDashboardActor;
  let importId: string;
  beforeAll(async () => {
    const key = await makeFleetKey('rsa');
    cli = await makeCliWorld({ sites: 3, fleet: { registered: key } });
    old = new OldDashboardActor(cli.world.fleet, key, key.server);
    const oldDashboard = old.read([1, 2, 3].map(k => old.row(k)));
    const actor = { kind: 'system', name: 'test' } as const;
    ({ importId } = await storeImport(cli.world.app.services, actor, { oldDashboard }));
  });
  afterAll(() => cli.close());

  it('lists and shows imports, adopts, cuts over, undoes and deletes them', async () => {
    expect((await cli.run(['import', 'list'])).stdout).toMatch(new RegExp(`${importId}[^\\n]*sitekeeper\\.test`));
    const adopted = await cli.run(['import', 'adopt', importId]);
    expect(adopted).toMatchObject({ code: 0, stderr: expect.stringContaining('3 sites queued as adopt_') });
    expect(adopted.stdout).toContain('3 sites: 3 succeeded, 0 failed');
    expect((await cli.run(['import', 'adopt', importId])).stdout).toMatch(
      /^No site is left to adopt with a key\..* sitekeeper import cut-over [0-9a-f-]{36}\n$/,
    );
    const dry = await cli.run(['import', 'cut-over', importId, '--site', '1', '--dry-run']);
    expect(dry.stdout).toContain('1 adopted site would get another key');
    const asked = await cli.run(['import', 'cut-over', importId]);
    expect([asked.code, asked.stderr]).toEqual([2, expect.stringContaining('--yes')]);
    const cut = await cli.json(['import', 'cut-over', importId, '--site', '1', '--site', '2', '--yes']);
    expect([cut.succeeded, await old.sync(1), await old.sync(3)]).toEqual([2, false, true]);
    const shown = await cli.run(['import', 'show', importId, '--state', 'cut_over']);
    expect(shown.stdout).toMatch(/3 sites, 1 adopted, 2 cut over[\s\S]*Page 1 of 1, 2 sites\n$/);
    const undone = await cli.run(['import', 'undo', importId, '--remove-sites', '--yes']);
    expect(undone).toMatchObject({ code: 0, stdout: expect.stringContaining('3 sites: 3 succeeded, 0 failed') });
    expect(await old.sync(1)).toBe(true);
    const deleted = await cli.run(['import', 'delete', importId, '--yes']);
    expect(deleted.stdout).toMatch(/^The import of .* was deleted\.\n$/);
    expect((await cli.run(['import', 'list'])).stdout).toBe('No imports.\n');
  });
});
