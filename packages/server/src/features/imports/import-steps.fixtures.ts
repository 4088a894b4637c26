import { beforeEach } from 'vitest';
import type { ImportWorld } from './imports.fixtures.ts';

/** The steps of imports on sites that no other test of the file takes. Before each test, all imports are forgotten. */
export function useImportSteps(on: () => ImportWorld) {
  let taken = 0;
  const step = (name: string, import_id: string, more: object) => on().step(name, { import_id, ...more });
  const steps = {
    /** Number of a simulated site. */
    next: () => ++taken,
    adopt: (importId: string, more: object = {}) => step('adopt-import-v1', importId, more),
    cutOver: (importId: string, more: object = {}) => step('cut-over-import-v1', importId, { confirm: true, ...more }),
    undo: (importId: string, more: object = {}) => step('undo-import-v1', importId, { confirm: true, ...more }),
    siteOf: async (importId: string, at = 0) => (await on().sites(importId))[at],
    /** 1 if this server can sync the site, 0 if not. */
    syncs: async (siteId: number): Promise<number> =>
      (await on().world.post('sync-sites-v1', { site_ids_or_domains: [siteId] })).body.total_synced,
    /** A site that the old dashboard has synced, adopted here; the ledger of its calls begins anew. */
    async adopted(more: object = {}) {
      const one = steps.next();
      await on().old.sync(one);
      const importId = await on().plan([on().old.row(one, more)]);
      await steps.adopt(importId);
      on().world.fleet.ledger.reset();
      return { one, importId, siteId: (await steps.siteOf(importId)).site_id as number };
    },
  };
  beforeEach(async () => {
    await on().world.app.services.database.write(trx => trx.deleteFrom('imports').execute());
  });
  return steps;
}
