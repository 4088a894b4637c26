import { beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../kernel/context.ts';
import { useWorld } from '../../testing/fixtures.ts';
import { reconnectSitesJob } from './connect/reconnect-sites.job.ts';
import { jobResult } from './job-result.ts';
import { rotateSiteKeysJob } from './site-keys/rotate-site-keys.job.ts';

const world = useWorld({ sites: 1, seeded: true });

describe('the work of a job on a site that another process holds', () => {
  let ctx: Ctx;
  beforeAll(async () => {
    const { services } = world().app;
    ctx = { ...services, clock: hurried(services.clock), actor: { kind: 'system', name: 'test' }, origin: '' };
    const lease = { name: `site:${world().siteIds[0]}`, holder: 'another', until_at: services.clock.now() + 3_600_000 };
    await services.database.write(trx => trx.insertInto('leases').values(lease).execute());
  });

  // Fails if such a site counts as done: the server died, or settles a registration.
  it.each([rotateSiteKeysJob, reconnectSitesJob])('is tried again later: $type', async ({ runSite, attempts }) => {
    const ended = await runSite(ctx, world().siteIds[0] as number, 'job', 1);
    expect(ended).toMatchObject({ ok: false, code: 'site_busy', retryInMs: expect.any(Number) });
    expect(attempts).toBeGreaterThan(3);
    expect(world().fleet.ledger.site(1).calls).toBe(0);
  });
});

describe('the result of a job', () => {
  it('asks for another attempt only if another process holds the site', () => {
    expect(jobResult(undefined)).toEqual({ ok: true });
    expect(jobResult({ code: 'site_offline', message: 'It is off.', kind: 'unreachable' })).toEqual({
      ok: false,
      code: 'site_offline',
      cause: 'unreachable',
      message: 'It is off.',
    });
    const busy = { code: 'site_busy', message: 'It is held.' } as const;
    expect(jobResult(busy, 'a.example: it is')).toMatchObject({ message: 'a.example: it is', retryInMs: 30_000 });
  });
});

/** Waiting for the lease ends at once: each look at this clock is six seconds later. */
function hurried(clock: Ctx['clock']): Ctx['clock'] {
  let elapsed = clock.elapsed();
  return {
    ...clock,
    elapsed() {
      elapsed += 6_000;
      return elapsed;
    },
  };
}
