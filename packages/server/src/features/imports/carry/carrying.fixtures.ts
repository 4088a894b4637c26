import { beforeEach } from 'vitest';
import type { Ctx } from '../../../kernel/context.ts';
import { storeSite, useWorld } from '../../../testing/fixtures.ts';
import { oldDashboardOf, oldSiteOf } from '../../../testing/old-dashboard/old-dashboard-values.ts';
import type { OldClient, OldCost, OldDashboard, OldSite } from '../mainwp/old-dashboard.ts';
import { storeImport } from '../store/store-import.ts';
import { oldClientOf, oldCostOf } from './carry.fixtures.ts';

/** A world for the tests of a file, in which each test has an old dashboard and names of its own. */
export function useCarrying() {
  const world = useWorld();
  const services = () => world().app.services;
  let turn = 0;
  beforeEach(() => {
    turn++;
  });
  const url = () => `https://old${turn}.example/`;
  const own = (name: string) => `${name} ${turn}`;

  /** Stores an import of these sites, with what else the old dashboard has. @returns its id. */
  const plan = async (sites: readonly OldSite[], more: Partial<OldDashboard> = {}): Promise<string> => {
    const oldDashboard = oldDashboardOf(sites, { url: url(), ...more });
    return (await storeImport(services(), { kind: 'system', name: 'test' }, { oldDashboard })).importId;
  };

  /** Leaves a site as adopting does. @returns its id here. */
  const adopt = async (importId: string, oldId: number, more: Parameters<typeof storeSite>[1] | object = {}) => {
    const site_id = await storeSite(world(), { url: `https://s${oldId}-${turn}.example/`, ...more });
    await services().database.write(trx =>
      trx
        .updateTable('import_sites')
        .set({ state: 'adopted', site_id })
        .where('import_id', '=', importId)
        .where('old_id', '=', oldId)
        .execute(),
    );
    return site_id;
  };

  const records = async (importId: string, kind: string) =>
    services()
      .database.db.selectFrom('import_records')
      .selectAll()
      .where('import_id', '=', importId)
      .where('kind', '=', kind)
      .orderBy('old_id')
      .execute();

  return {
    world,
    services,
    db: () => services().database.db,
    ctx: (): Ctx => world().app.ctx({ kind: 'system', name: 'import' }),
    turn: () => turn,
    url,
    own,
    plan,
    adopt,
    oldSite: (id: number, more: Partial<OldSite> = {}) => oldSiteOf(id, `https://s${id}-${turn}.example/`, more),
    client: (id: number, more: Partial<OldClient> = {}) => oldClientOf(id, { name: own(`Client ${id}`), ...more }),
    cost: (id: number, more: Partial<OldCost> = {}) => oldCostOf(id, { name: own(`Cost ${id}`), ...more }),
    records,
    /** State and reason of each record of a kind, by its old id. */
    reasons: async (importId: string, kind: string) =>
      (await records(importId, kind)).map(({ state, reason }) => [state, reason]),
    get: async (ability: string, input: Record<string, unknown>) => (await world().get(ability, input)).body,
  };
}
