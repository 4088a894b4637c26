import type { Ctx, Services } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { closingOf, nextOpening } from '../../kernel/time/openings.ts';
import { withLease } from '../sites/index.ts';
import { endUnstartedOfOpening, type Strategy, startRun } from '../update-runs/index.ts';
import { coolDownOf, type UpdateType } from '../updates/index.ts';
import {
  selectDueWindows,
  selectSitesOfWindow,
  selectUpdateWindow,
  updateNextOpening,
  type WindowRow,
  windowHasRun,
} from './window.store.ts';
import { timesOfWindow } from './window.ts';

/**
 * Starts the runs of windows that have opened, each once per opening, in whichever process. A missed opening is made up
 * for while it lasts; after that, the window waits for its next one.
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
  if (now < closesAt) await open(services, row, closesAt);
  const next = nextOpening(timesOfWindow(row), now).opensAt;
  await services.database.write(trx => updateNextOpening(trx, row, next));
}

async function open(services: Services, row: WindowRow, closesAt: number): Promise<void> {
  const { db } = services.database;
  if (await windowHasRun(db, row.id, closesAt)) return; // started before a crash
  await endUnstartedOfOpening(services, { windowId: row.id, closesAt });
  const ctx: Ctx = { ...services, actor: { kind: 'system', name: `window ${row.name}` }, origin: '' };
  await startRun(ctx, {
    siteIds: await selectSitesOfWindow(db, row),
    types: JSON.parse(row.types_json) as UpdateType[],
    slugs: undefined,
    coolDown: coolDownOf(row.min_age_days, services.clock.now()),
    strategy: row.strategy_json === null ? undefined : (JSON.parse(row.strategy_json) as Strategy),
    windowId: row.id,
    closesAt,
  });
}
