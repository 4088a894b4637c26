import type { Branding } from '../../branding/index.ts';
import { Markup, markup, type RecentParts, type ReportFormats } from '../../reports/index.ts';
import { portalStyles } from './portal-styles.ts';
import { PORTAL_TEXTS, type PortalRefusal, type PortalTexts } from './portal-texts.ts';

export interface PortalData {
  /** `/portal/<token>` */
  readonly base: string;
  readonly client: string;
  readonly branding: Branding;
  readonly formats: ReportFormats;
  readonly sites: readonly PortalSite[];
  /** Of the last 30 days. */
  readonly recent: RecentParts;
  /** `YYYY-MM`, the newest first. */
  readonly months: readonly string[];
}

interface PortalSite {
  readonly name: string;
  readonly url: string;
  readonly status: keyof PortalTexts['states'];
  /** Of the last 30 days, 0 to 100; null: not watched. */
  readonly uptime: number | null;
  readonly last_checked_at: string | null;
}

/** One document without scripts that loads nothing; what sites and people wrote is escaped. */
export function renderPortal(data: PortalData): string {
  const { client, branding } = data;
  const texts = PORTAL_TEXTS[branding.language];
  const body = markup`<h1>${client}</h1>
<p class="lead">${leadOf(data, texts)}</p>
${recentSection(data, texts)}<section><h2>${texts.sites}</h2>${sitesTable(data, texts)}</section>
${data.recent.lists.map(
  ({ title, list }) => markup`<section><h2>${title}</h2>${list}</section>
`,
)}<section><h2>${texts.reports}</h2>${reportsTable(data, texts)}</section>`;
  return documentOf(branding, `${texts.title} – ${client}`, body);
}

/** What somebody sees whose link opens nothing, or not now; it tells nothing about any client. */
export function renderRefusal(branding: Branding, reason: PortalRefusal): string {
  const { title, text } = PORTAL_TEXTS[branding.language].refusals[reason];
  return documentOf(branding, title, markup`<h1>${title}</h1><p class="lead">${text}</p>`);
}

function documentOf({ language, colours, logo, name, contactLine }: Branding, title: string, body: Markup): string {
  const picture = logo && markup`<img src="data:${logo.type};base64,${logo.base64}" alt="${name}">`;
  return markup`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${new Markup(portalStyles(colours))}</style></head>
<body><header><div>${picture}<p>${name}</p></div></header>
<main>${body}</main>
<footer>${contactLine}</footer></body></html>
`.html;
}

/** That all is well is only said of what was checked. */
function leadOf({ sites }: PortalData, { allUp, someDown }: PortalTexts): string {
  const watched = sites.filter(({ status }) => status !== 'paused');
  if (watched.some(({ status }) => status === 'down')) return someDown;
  return watched.length > 0 && watched.every(({ status }) => status === 'up') ? allUp : '';
}

/** The address of the report of the last 30 days, below that of the portal. */
export const RECENT_REPORT = 'last-30-days';

function recentSection({ sites, recent, base }: PortalData, texts: PortalTexts): Markup | null {
  if (sites.length === 0) return null;
  const links = (['', '.pdf'] as const).map(
    kind => markup`<a href="${base}/${RECENT_REPORT}${kind}">${kind === '' ? texts.recentReport : texts.pdf}</a>`,
  );
  return markup`<section><h2>${texts.recent}</h2>${recent.figures}<p class="links">${links}</p></section>
`;
}

function sitesTable({ sites, formats }: PortalData, texts: PortalTexts): Markup {
  if (sites.length === 0) return markup`<p>${texts.noSites}</p>`;
  const rows = sites.map(
    ({ name, url, status, uptime, last_checked_at }) =>
      markup`<tr><th scope="row">${name}<span class="detail">${url}</span></th>
<td><span class="chip ${status}">${texts.states[status]}</span></td><td class="figure">${formats.percent(uptime)}</td>
<td class="less">${last_checked_at === null ? '–' : formats.instant(last_checked_at)}</td></tr>`,
  );
  return markup`<table><thead><tr><th scope="col">${texts.site}</th><th scope="col">${texts.state}</th>
<th scope="col" class="figure">${texts.uptime}</th><th scope="col" class="less">${texts.checked}</th></tr></thead>
<tbody>${rows}</tbody></table>`;
}

function reportsTable({ months, base, formats }: PortalData, texts: PortalTexts): Markup {
  if (months.length === 0) return markup`<p>${texts.noReports}</p>`;
  const rows = months.map(month => {
    const name = formats.month(month);
    return markup`<tr><th scope="row">${name}</th><td class="links"><a href="${base}/${month}" aria-label="${texts.open}: ${name}">${texts.open}</a>
<a href="${base}/${month}.pdf" aria-label="${texts.pdf}: ${name}">${texts.pdf}</a></td></tr>`;
  });
  return markup`<table><thead><tr><th scope="col">${texts.month}</th><th scope="col"></th></tr></thead><tbody>${rows}</tbody></table>`;
}
