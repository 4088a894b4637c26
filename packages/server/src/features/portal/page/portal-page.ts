import { Temporal } from 'temporal-polyfill';
import type { Ctx, Services } from '../../../kernel/context.ts';
import { type Branding, brandingOf } from '../../branding/index.ts';
import { resolveClient } from '../../clients/index.ts';
import { listMonitors } from '../../monitors/index.ts';
import { buildReport, lastDays, lastMonth, recentParts, reportFormats } from '../../reports/index.ts';
import { selectClientSince } from '../portal-link.store.ts';
import { type PortalData, renderPortal } from './render-portal.ts';

const SITES_PER_READ = 200;
/** As long as what reports are made from is kept. */
const MOST_MONTHS = 12;
const RECENT_DAYS = 30;
const PORTAL = { kind: 'system', name: 'portal' } as const;

export interface PortalPage {
  readonly html: string;
}

/** @param base Path of the portal, `/portal/<token>`. */
export async function portalPage(services: Services, clientId: number, base: string): Promise<PortalPage> {
  const ctx: Ctx = { ...services, actor: PORTAL, origin: '' };
  const branding = await brandingOf(services.database.db, clientId);
  const { name } = await resolveClient(ctx, clientId);
  const recent = await buildReport(services, { clientId, ...recentDays(services, branding), ...shownOf(branding) });
  const ratios = new Map(recent.uptime?.sites.map(({ site_id, ratio }) => [site_id, ratio]));
  const data: PortalData = {
    base,
    client: name,
    branding,
    formats: reportFormats(branding.language, branding.timeZone),
    sites: (await sitesOf(ctx, clientId)).map(site => ({ ...site, uptime: ratios.get(site.id) ?? null })),
    recent: recentParts(branding.sections.includes('uptime') ? recent : { ...recent, uptime: null }),
    months: await portalMonths(services, clientId, branding),
  };
  return { html: renderPortal(data) };
}

/** The days that the start page is about, and the report that it leads to. */
export const recentDays = ({ clock }: Pick<Services, 'clock'>, { timeZone }: Pick<Branding, 'timeZone'>) =>
  lastDays(RECENT_DAYS, clock.now(), timeZone);

/** Uptime is always read: the list of sites shows that of each. */
const shownOf = ({ sections }: Branding) => ({ sections: [...new Set([...sections, 'uptime' as const])] });

/** Months with a report, `YYYY-MM`, the newest first: those that are over since the client has sites. */
export async function portalMonths(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  clientId: number,
  { timeZone }: Pick<Branding, 'timeZone'>,
): Promise<string[]> {
  const since = await selectClientSince(database.db, clientId);
  if (since === null) return [];
  const first = Temporal.Instant.fromEpochMilliseconds(since).toZonedDateTimeISO(timeZone).toString().slice(0, 7);
  const last = Temporal.PlainYearMonth.from(lastMonth(clock.now(), timeZone));
  const all = Array.from({ length: MOST_MONTHS }, (_, back) => last.subtract({ months: back }).toString());
  return all.filter(month => month >= first);
}

type MonitorView = Awaited<ReturnType<typeof listMonitors.handler>>['items'][number];

/** What the list of monitors says about the sites of the client, what is down first. */
async function sitesOf(ctx: Ctx, clientId: number): Promise<MonitorView[]> {
  const sites: MonitorView[] = [];
  for (let page = 1; ; page++) {
    const window = { page, per_page: SITES_PER_READ };
    const { items, total } = await listMonitors.handler({ client_ids: [clientId], sort: 'status', ...window }, ctx);
    sites.push(...items);
    if (items.length === 0 || sites.length >= total) return sites;
  }
}
