import { describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';
import { examineSite } from './examine-site.ts';
import type { Finding } from './finding.ts';

const world = useWorld({ sites: 3, seeded: true });
const of = (findings: readonly Finding[], check: string) => findings.find(one => one.check === check);

describe('the doctor of one site', () => {
  const examine = (k: number) => {
    const ctx = world().app.ctx({ kind: 'system', name: 'test' });
    return examineSite(ctx, String(world().siteIds[k - 1]), Date.now());
  };

  it('checks the way to it: name, address, connector, key', async () => {
    const findings = await examine(1);
    expect(findings.map(({ check, verdict }) => [check, verdict])).toEqual([
      ...['state', 'name', 'address', 'clock', 'connector', 'key'].map(check => [check, 'ok']),
    ]);
  });

  it('reports that the site no longer knows the key, and what to do', async () => {
    world().fleet.site(2).clearKey();
    const findings = await examine(2);
    expect(of(findings, 'connector')?.verdict).toBe('ok');
    expect(of(findings, 'key')).toMatchObject({
      verdict: 'fail',
      message: expect.stringMatching(/Reconnect the site/),
    });
  });

  it('reports that there is no connector, or no response at all', async () => {
    world().fleet.site(3).setFaults('no_frame');
    expect(of(await examine(3), 'connector')).toMatchObject({ verdict: 'fail' });
    world().fleet.site(3).setFaults('reset');
    const findings = await examine(3);
    expect([of(findings, 'address')?.verdict, of(findings, 'connector')?.verdict]).toEqual(['warn', 'fail']);
    world().fleet.site(3).setFaults();
  });

  it('rejects a site that is not stored', async () => {
    const ctx = world().app.ctx({ kind: 'system', name: 'test' });
    await expect(examineSite(ctx, 'nowhere.example', Date.now())).rejects.toMatchObject({ code: 'site_not_found' });
  });
});
