import { describe, expect, it } from 'vitest';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { expectAccessible, useBrowser } from './support/browser.ts';
import { oldThemes, UPDATED_THEME } from './support/updates.ts';

const SITES = 3;
const world = useWorld({
  sites: SITES,
  seeded: true,
  worker: true,
  fleet: { plugins: 2 },
  env: { SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' },
});
const visitors = useBrowser(world);
const themeOf = (k: number) =>
  world()
    .fleet.site(k)
    .themes.find(theme => theme.slug === UPDATED_THEME)?.version;

describe('An update run that has ended', () => {
  it('retries the failed updates, and nothing else', async () => {
    await oldThemes(world());
    world().fleet.site(2).setFaults('update_noop_success');
    const { body } = await world().post('run-updates-v1', { type: ['themes'], slugs: [UPDATED_THEME] });
    await world().jobEnd(body.job_id);
    world().fleet.site(2).setFaults();
    expect(themeOf(2)).toBe('1.0');
    world().fleet.site(3).setTheme(UPDATED_THEME, '1.0');
    await world().post('sync-sites-v1', {});

    const { page } = await visitors.signedIn('operator', { at: `/updates/runs/${body.job_id}` });
    await page.getByRole('button', { name: '1 Failed' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Retry failed updates …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Retry failed updates' });
    await dialog.getByText('1 update on 1 site.').waitFor();
    await dialog.getByRole('button', { name: 'Start updates' }).click();
    await page.getByRole('button', { name: '1 Updated' }).waitFor();
    await page.getByRole('region', { name: 'Progress' }).getByText('Finished').waitFor();
    expect(themeOf(2)).not.toBe('1.0');
    expect(themeOf(3)).toBe('1.0');
    expect(await page.getByRole('button', { name: 'Retry failed updates …' }).count()).toBe(0);
  });

  it('offers no retry to users without permission', async () => {
    const { body } = await world().get('list-update-runs-v1');
    const failed = body.items.find((run: { counts: { failed?: number } }) => (run.counts.failed ?? 0) > 0);
    const { page } = await visitors.signedIn('viewer', { at: `/updates/runs/${failed.job_id}` });
    await page.getByRole('button', { name: '1 Failed' }).waitFor();
    expect(await page.getByRole('button', { name: 'Retry failed updates …' }).count()).toBe(0);
  });
});
