import type { SiteReport } from '@sitekeeper/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manualClock } from '../../../ports/clock/manual-clock.ts';
import { useWorld } from '../../../testing/fixtures.ts';
import { backupAfter } from './last-backup.ts';

const NOW = Date.UTC(2026, 10, 26, 12);
const world = useWorld({ sites: 1, seeded: true, parts: { clock: manualClock(NOW) } });
const site = () => world().fleet.site(1);
const seconds = (hoursAgo: number) => NOW / 1000 - hoursAgo * 3600;
const iso = (hoursAgo: number) => new Date(NOW - hoursAgo * 3600_000).toISOString().replace('.000', '');

async function synced() {
  const { body, status } = await world().post('sync-site-v1', { site_id_or_domain: world().siteIds[0] });
  expect(status).toBe(200);
  return body.backup;
}

describe('the last known backup of a site', () => {
  it('is asked of the backup plugin that the previous sync has found', async () => {
    expect(await synced()).toEqual({ plugin: null, last_known_at: null });
    site().setPlugin('updraftplus/updraftplus.php', { active: true });
    site().setLastBackup('updraftplus', seconds(5));
    site().setLastBackup('backwpup', seconds(1));
    expect(await synced()).toEqual({ plugin: 'updraftplus', last_known_at: null });
    expect(await synced()).toEqual({ plugin: 'updraftplus', last_known_at: iso(5) });
    site().setLastBackup('updraftplus', String(seconds(2)));
    expect(await synced()).toEqual({ plugin: 'updraftplus', last_known_at: iso(2) });
  });

  it('stays as it is when the site no longer knows or says something that can’t be', async () => {
    for (const answer of [0, false, null, '', 'yesterday', [1], -5, 1, 1e300, seconds(-25), NOW]) {
      site().setLastBackup('updraftplus', answer);
      expect([answer, await synced()]).toEqual([answer, { plugin: 'updraftplus', last_known_at: iso(2) }]);
    }
  });

  it('is never later than now, because some plugins keep the time of their time zone', async () => {
    site().setLastBackup('updraftplus', seconds(-13));
    expect(await synced()).toEqual({ plugin: 'updraftplus', last_known_at: iso(0) });
  });

  it('is unknown after another plugin has taken over, until that one is asked', async () => {
    site().setPlugin('updraftplus/updraftplus.php', { active: false });
    site().setPlugin('backwpup-pro/backwpup.php', { active: true });
    expect(await synced()).toEqual({ plugin: 'backwpup', last_known_at: null });
    expect(await synced()).toEqual({ plugin: 'backwpup', last_known_at: iso(1) });
    site().removePlugin('backwpup-pro/backwpup.php');
    expect(await synced()).toEqual({ plugin: null, last_known_at: null });
  });

  it('is never taken from an answer about another plugin', () => {
    const plugin = fc.constantFrom('updraftplus', 'wpvivid', null);
    const lists = fc.constantFrom(undefined, [], [{ slug: 'updraftplus/updraftplus.php', active: true }]);
    fc.assert(
      fc.property(plugin, plugin, lists, (stored, asked, plugins) => {
        const report = { plugins, lastBackup: seconds(1) } as SiteReport;
        const after = backupAfter({ backup_plugin: stored, backup_at: 1 }, report, asked, NOW);
        if (after.backup_plugin !== asked || asked === null) expect(after.backup_at).not.toBe(seconds(1) * 1000);
        if (after.backup_plugin === null) expect(after.backup_at).toBeNull();
      }),
    );
  });
});
