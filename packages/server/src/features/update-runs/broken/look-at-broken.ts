import { ConnectorError, type SiteReport, stats, syncDataOf } from '@sitekeeper/protocol';
import type { Ctx, Services } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { QueueHandler } from '../../../kernel/work/queue-handler.ts';
import { siteMessageHandler, siteMessages } from '../../../kernel/work/site-messages.ts';
import type { PageVisit, SiteConnection } from '../../../ports/child-sites/port.ts';
import type { JobQueue } from '../../../ports/job-queue/port.ts';
import { loadSite, refusalOf, storeInstalled, withSiteTurn } from '../../sites/index.ts';
import { type FrontBefore, frontFault } from '../site/front-page.ts';
import { networkFault } from '../site/network-pages.ts';
import type { Strategy } from '../strategy.ts';
import {
  type BrokenItem,
  endBroken,
  forgetBrokenSite,
  lookNotBefore,
  selectBrokenItems,
  someItemIsDue,
  takeDueItems,
} from './broken-items.store.ts';

const QUEUE = 'broken-looks';
/** In progress at once: after an outage, thousands of sites may be due in the same moment. */
const ITEMS_PER_TURN = 200;
const SITES_PER_MESSAGE = 5;
const AFTER_SET_ASIDE_MS = 7 * 24 * 3600_000;

type QueueingServices = Pick<Services, 'database' | 'clock'> & { readonly queue: Pick<JobQueue, 'size' | 'send'> };

/** Queues looks at sites that updates left broken. The next look is stored first: none is lost with a process. */
export async function queueBrokenLooks({ database, clock, queue }: QueueingServices): Promise<void> {
  const now = clock.now();
  if ((await queue.size(QUEUE)) > 0 || !(await someItemIsDue(database, now))) return;
  await database.write(async trx => {
    const siteIds = await takeDueItems(trx, database, now, ITEMS_PER_TURN);
    await queue.send(trx, QUEUE, siteMessages(siteIds, SITES_PER_MESSAGE));
  });
}

export function brokenLooksHandler(services: Services): QueueHandler {
  const ctx: Ctx = { ...services, actor: { kind: 'system', name: 'watch of broken sites' }, origin: '' };
  return siteMessageHandler(services, {
    queue: QUEUE,
    async handle(siteIds) {
      for (const siteId of siteIds) await lookAtBrokenSite(ctx, siteId);
    },
    setAside: siteIds =>
      services.database.write(trx => lookNotBefore(trx, siteIds, services.clock.now() + AFTER_SET_ASIDE_MS)),
  });
}

/** Whether the site works again, seen from its answer and its front page. A busy site is looked at next time. */
async function lookAtBrokenSite(ctx: Ctx, siteId: number): Promise<void> {
  try {
    await withSiteTurn(ctx, siteId, inTurn => look(inTurn, siteId));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'site_busy') throw error;
  }
}

async function look(ctx: Ctx, siteId: number): Promise<void> {
  const { database, clock } = ctx;
  const lookedAt = clock.now();
  const site = await loadSite(ctx, siteId);
  if (!site) return database.write(trx => forgetBrokenSite(trx, siteId));
  const items = await selectBrokenItems(database.db, siteId);
  if (items.length === 0 || refusalOf(site.row) || !site.connection) return;
  const report = await reportOf(ctx, site.connection);
  if (!report) return;
  await storeInstalled(ctx, siteId, report);
  if (items.some(item => isMissing(item, report))) return;
  const page = await ctx.childSites.visit(site.connection);
  if (items.some(item => isUnwell(item, page)) || (await breaksOthers(ctx, site.connection, items))) return;
  await database.write(trx => endBroken(trx, siteId, { lookedAt, now: clock.now() }));
}

async function reportOf(ctx: Ctx, site: SiteConnection): Promise<SiteReport | undefined> {
  const args = { server: site.server, syncData: syncDataOf(['plugins', 'themes']) };
  try {
    return (await ctx.childSites.call(site, stats, args)).value;
  } catch (error) {
    if (error instanceof ConnectorError) return undefined;
    throw error;
  }
}

/** It vanished with its update, and is not there again, nor in use from the folder that the update brought. */
function isMissing({ type, slug, name, reason }: BrokenItem, { plugins = [], themes = [] }: SiteReport): boolean {
  if (reason !== 'gone') return false;
  const listed = type === 'plugin' ? plugins : themes;
  return !listed.some(entry => entry.slug === slug || (entry.active && entry.name === name));
}

/** Another site of the network, whose files the update replaced as well, still does not work. */
async function breaksOthers(ctx: Ctx, site: SiteConnection, items: readonly BrokenItem[]): Promise<boolean> {
  for (const { reason, front_json } of items) {
    if (reason !== 'network_page_broken' || front_json === null) continue;
    const { fault } = await networkFault({ ctx }, site, (JSON.parse(front_json) as FrontBefore).network);
    if (fault) return true;
  }
  return false;
}

/** Where the front page before the update is not known, it may always have asked visitors to sign in. */
function isUnwell({ front_json, strategy_json }: BrokenItem, page: PageVisit): boolean {
  const before = front_json === null ? undefined : (JSON.parse(front_json) as FrontBefore);
  const strategy = strategy_json === null ? undefined : (JSON.parse(strategy_json) as Strategy);
  const fault = frontFault(page, before, strategy?.expect_text);
  if (before === undefined && fault === 'front_page_status') return page.httpStatus >= 500;
  return fault !== undefined;
}
