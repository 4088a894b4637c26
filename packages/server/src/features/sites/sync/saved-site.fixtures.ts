import type { FaultDetail, FaultKind, SiteReport } from '@sitekeeper/protocol';
import { beforeEach } from 'vitest';
import { storeSite } from '../../../testing/fixtures.ts';
import type { World } from '../../../testing/index.ts';
import { type KnownSite, loadKnownSites } from '../connection.ts';
import type { SyncOutcome } from './ask-site.ts';
import { saveOutcomes } from './save-outcomes.ts';

const BASE: SiteReport = { wpEngine: false, wphost: '', coreUpdate: undefined, wpVersion: '7.1' };

/** A version of a plugin that a site is offered, as a report has it. */
export const offerOf = (slug: string, newVersion = '2.0') => ({
  slug,
  name: 'Shop',
  version: '1.0',
  newVersion,
  active: true,
  wpCompatible: true,
  phpCompatible: true,
});

interface SavedSite {
  id: number;
  /** Of the test within its file. */
  count: number;
  site: KnownSite;
  /** Reads the site again, with its secrets. */
  readonly known: () => Promise<KnownSite>;
  readonly ok: (report?: Partial<SiteReport>, url?: string) => SyncOutcome;
  readonly failed: (kind: FaultKind, detail?: FaultDetail) => SyncOutcome;
  readonly save: (...outcomes: SyncOutcome[]) => Promise<void>;
}

/** A site of its own for each test of a file, of which syncs end as the test says. */
export function useSavedSite(world: () => World): SavedSite {
  let count = 0;
  let site: KnownSite | undefined;
  const at: SavedSite = {
    id: 0,
    count: 0,
    get site(): KnownSite {
      if (site === undefined) throw new Error('The site is stored before each test');
      return site;
    },
    set site(known: KnownSite) {
      site = known;
    },
    known: async (): Promise<KnownSite> => (await loadKnownSites(world().app.services, [at.id]))[0] as KnownSite,
    ok: (report: Partial<SiteReport> = {}, url = at.site.row.url): SyncOutcome => ({
      site: at.site,
      ok: true,
      report: { ...BASE, ...report },
      url,
    }),
    failed: (kind: FaultKind, detail?: FaultDetail): SyncOutcome => ({
      site: at.site,
      ok: false,
      failure: { code: 'connection_failed', message: 'It failed.', kind, ...(detail ? { detail } : {}) },
    }),
    save: async (...outcomes: SyncOutcome[]): Promise<void> => {
      const { services } = world().app;
      await services.database.write(trx => saveOutcomes(trx, services, outcomes));
      const known = await at.known();
      const { digests_json, wp_version } = known?.row ?? at.site.row;
      at.site = { ...at.site, row: { ...at.site.row, digests_json, wp_version } }; // the next sync asks after that
    },
  };
  beforeEach(async () => {
    at.count = ++count;
    at.id = await storeSite(world(), { url: `https://s${count}.example/`, name: 'Name' });
    site = await at.known();
  });
  return at;
}
