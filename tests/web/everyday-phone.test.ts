import { beforeAll, describe, it } from 'vitest';
import { storeChanges } from '../../packages/server/src/features/changes/changes.fixtures.ts';
import { storeScopedFleet } from '../../packages/server/src/features/overview/scoped-fleet.fixtures.ts';
import { useWorld } from '../../packages/server/src/testing/fixtures.ts';
import { makeProposing } from '../../packages/server/src/testing/index.ts';
import { useBrowser } from './support/browser.ts';
import type { BrowserVisit } from './support/browser-visit.ts';
import { BUSY_SITE } from './support/busy-site.ts';
import { expectFitsPhone } from './support/phone-page.ts';
import { storeRecord } from './support/vulnerability-record.ts';

const world = useWorld();
const visitors = useBrowser(world);
const SITE = '/sites/SITE?tab=';
const PAGES = [
  '/changes',
  '/alarms',
  '/jobs',
  '/jobs/JOB',
  '/uptime',
  '/uptime?view=incidents',
  '/uptime?view=maintenance',
  '/vulnerabilities',
  '/vulnerabilities/critical',
  '/security',
  '/security?certificates=all',
  '/security?view=files',
  '/updates?view=runs',
  '/updates/runs/RUN',
  `${SITE}details`,
  `${SITE}updates`,
  `${SITE}plugins`,
  `${SITE}users`,
  `${SITE}security`,
  `${SITE}uptime`,
  `${SITE}timeline`,
  '/clients/branding',
  '/approvals',
  '/approvals/APPROVAL',
];

describe('Pages of everyday work on a phone, light and dark', () => {
  const ids: Record<string, string | number> = {};
  let visit: BrowserVisit;
  beforeAll(async () => {
    const fleet = await storeScopedFleet(world(), [{ ...BUSY_SITE, client: 1, tags: [0] }], Date.now());
    const [site] = fleet.sites;
    await storeChanges(world(), [{ site_id: site?.id ?? 0, occurred_at: Date.now() - 1000 }]);
    await storeRecord(world(), 'critical', 'Shop lets anybody in');
    const [tag = 0] = fleet.tags;
    await (await makeProposing(world())).propose('delete-tag-v1', { tag_id: tag });
    const [run] = (await world().get('list-update-runs-v1', {})).body.items;
    const [approval] = (await world().get('list-approvals-v1', {})).body.items;
    Object.assign(ids, { SITE: site?.id, JOB: fleet.jobId, RUN: run.job_id, APPROVAL: approval.approval_id });
    visit = await visitors.signedIn('admin', { width: 360 });
  });

  it.each(PAGES)('show %s with enough contrast and no horizontal scrolling', async address => {
    const shown = address.replace(/SITE|JOB|RUN|APPROVAL/, name => String(ids[name]));
    await expectFitsPhone(visit.page, shown, ['light', 'dark']);
  });
});
