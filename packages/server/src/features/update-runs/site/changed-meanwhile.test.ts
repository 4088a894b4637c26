import { describe, expect, it, onTestFinished } from 'vitest';
import type { RunItem } from '../run-item.ts';
import { LANTERN, passTime, SECOND, useOneUpdate } from './one-update.fixtures.ts';
import { updateSiteItems } from './update-site-items.ts';

describe('a site on which something has changed since its run was started', () => {
  const on = useOneUpdate(12);
  const { clock, db, write, siteId, site, run, item, changes, setItem, begin, leftUpdated } = on;

  const breaksPages = (version: string) => {
    on.world.fleet.release(LANTERN, version, 'blank');
    onTestFinished(() => on.world.fleet.world.badReleases.clear());
  };
  const ended = async () => {
    const ending = run();
    await passTime(clock, ending);
    return ending;
  };

  // Seen to fail without: 1.0 was restored, which the site had when the run was started.
  it('gets back the version that it had right before the update', async () => {
    site().setPlugin(LANTERN, { version: '1.5' });
    breaksPages('2.0');
    await ended();
    expect(await item()).toMatchObject({ state: 'rolled_back', from_version: '1.5', to_version: '2.0' });
    expect(site().plugin(LANTERN)?.version).toBe('1.5');
    expect(changes()).toHaveLength(2);
  });

  it('gets back that version on request, too', async () => {
    await on.world.post('cancel-job-v1', { job_id: on.jobId });
    await begin([siteId()]);
    site().setPlugin(LANTERN, { version: '1.5' });
    expect(await ended()).toMatchObject({ ok: true, data: { updated: 1 } });
    const which = { job_id: on.jobId, site_id_or_domain: siteId(), type: 'plugins', slug: LANTERN };
    const rolling = on.world.post('roll-back-update-v1', which);
    await passTime(clock, rolling);
    expect((await rolling).body).toMatchObject({ state: 'rolled_back', from_version: '1.5' });
    expect(site().plugin(LANTERN)?.version).toBe('1.5');
  });
});
