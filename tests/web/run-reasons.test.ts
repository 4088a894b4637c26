import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RUN_REASONS } from '../../packages/server/src/features/update-runs/run-item.ts';
import { FRONT_FAULTS } from '../../packages/server/src/features/update-runs/site/front-page.ts';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { useBrowser } from './support/browser.ts';
import { oldThemes, UPDATED_THEME } from './support/updates.ts';

const world = useWorld({
  sites: 2,
  seeded: true,
  worker: true,
  fleet: { plugins: 2 },
  env: { SITEKEEPER_SYNC_INTERVAL_MINUTES: '0' },
});
const visitors = useBrowser(world);

const TEXTS = join(import.meta.dirname, '../../packages/web/src/texts');
const causesIn = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(TEXTS, language, 'updates.json'), 'utf8')).causes;
const OF_SITES = ['site_not_found', 'site_suspended', 'site_disconnected', 'site_busy', 'site_offline', 'site_timeout'];
const OTHERS = ['connection_failed', 'child_outdated', 'set_aside'];

describe('The reasons of the steps of a run', () => {
  it.each(['en', 'de'])('have a text each (%s)', language => {
    const causes = causesIn(language);
    const all = [...RUN_REASONS, ...Object.keys(FRONT_FAULTS), ...OF_SITES, ...OTHERS];
    expect(all.filter(reason => !causes[reason])).toEqual([]);
  });

  it('are shown in the language of the page', async () => {
    await oldThemes(world());
    world().fleet.site(1).setFaults('update_noop_success');
    const { body: run } = await world().post('run-updates-v1', { type: ['themes'], slugs: [UPDATED_THEME] });
    await world().jobEnd(run.job_id);
    const { items } = (await world().get('get-update-run-v1', { job_id: run.job_id, state: 'failed' })).body;
    expect(items).toMatchObject([{ reason: 'not_updated', message: expect.stringMatching(/\S/) }]);
    const [{ name, message }] = items;
    for (const [locale, said] of [
      ['de-DE', causesIn('de').not_updated],
      ['en-US', message],
    ] as const) {
      const at = `/updates/runs/${run.job_id}?state=failed`;
      const { page } = await visitors.signedIn('viewer', { locale, at });
      const row = page.getByRole('row', { name: 'Site 1' });
      await row.getByText(said).waitFor();
      expect((await row.innerText()).includes(message)).toBe(said === message);
      await row.getByRole('button', { name }).click();
      await page.getByRole('dialog').getByText(said).first().waitFor();
    }
  });
});
