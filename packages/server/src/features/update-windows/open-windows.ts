import type { Ctx, Services } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { closingOf, nextOpening } from '../../kernel/time/openings.ts';
import { withLease } from '../sites/index.ts';
import { endUnstartedOfOpening, runsHolding, type Strategy, startRun } from '../update-runs/index.ts';
import { coolDownOf, type UpdateType } from '../updates/index.ts';
import {
  selectDueWindows,
  selectRunsOfOpening,
  selectSitesLeft,
  selectSitesOfWindow,
  selectUpdateWindow,
  updateNextOpening,
  type WindowRow,
} from './window.store.ts';
import { timesOfWindow } from './window.ts';

/** After so long without a start, sites that have become free wait no longer for those that others still hold. */
const START_AGAIN_AFTER_MS = 15 * 60_000;

/**
 * Starts the runs of windows that have opened, in whichever process: one per opening, and more for sites that other runs
 * were updating. A missed opening is made up for while it lasts; after that, the window waits for its next one.
 */
export async function openWindows(services: Services): Promise<void> {
  for (const { id } of await selectDueWindows(services.database.db, services.clock.now())) {
    try {
      await withLease(services, `update-window:${id}`, () => openDue(services, id));
    } catch (error) {
      // It is tried again in a moment; the other windows must not wait for that.
      const busy = error instanceof AppError && error.code === 'site_busy';
      if (!busy) services.log.error({ err: error, window: id }, 'an update window could not be opened');
    }
  }
}

async function openDue(services: Services, id: number): Promise<void> {
  const row = await selectUpdateWindow(services.database.db, id);
  const now = services.clock.now();
  if (!row || row.enabled === 0 || row.next_open_at > now) return; // another process was faster
  const closesAt = closingOf(timesOfWindow(row), row.next_open_at);
  if (now < closesAt && (await open(services, row, closesAt))) return;
  const next = nextOpening(timesOfWindow(row), now).opensAt;
  await services.database.write(trx => updateNextOpening(trx, row, next));
}

/** @returns whether the opening is not over: sites of it wait for other runs to be done with them. */
async function open(services: Services, row: WindowRow, closesAt: number): Promise<boolean> {
  const { database, clock } = services;
  const runs = await selectRunsOfOpening(database.db, row.id, closesAt);
  if (runs.some(({ status }) => status === 'canceled')) return false; // somebody wants no more of it
  if (runs.some(({ state }) => state === 'halted')) return true; // what it found may go for the other sites, too
  await endUnstartedOfOpening(services, { windowId: row.id, closesAt });
  const begun = runs.map(({ job_id }) => job_id);
  const target = {
    siteIds:
      begun.length > 0 ? await selectSitesLeft(database.db, row, begun) : await selectSitesOfWindow(database.db, row),
    types: JSON.parse(row.types_json) as UpdateType[],
    slugs: undefined,
    coolDown: coolDownOf(row.min_age_days, clock.now()),
  };
  // Those that are left have one run together, not one whenever a site becomes free.
  const isRecent = runs.some(({ created_at }) => clock.now() - created_at < START_AGAIN_AFTER_MS);
  if (isRecent && isAwaited(await runsHolding(database, target))) return true;
  const ctx: Ctx = { ...services, actor: { kind: 'system', name: `window ${row.name}` }, origin: '' };
  const strategy = row.strategy_json === null ? undefined : (JSON.parse(row.strategy_json) as Strategy);
  const { busy, holders } = await startRun(ctx, { ...target, strategy, windowId: row.id, closesAt });
  return busy.length > 0 && (holders.length === 0 || isAwaited(holders)); // none: it has ended meanwhile
}

/** A halted run may wait for a person for days: nothing waits for it. */
const isAwaited = (holders: readonly { waits_for: string }[]) => holders.some(({ waits_for }) => waits_for === 'sites');
