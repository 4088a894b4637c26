import type { Branding } from '../../branding/index.ts';
import { Markup, markup, type ReportFormats } from '../../reports/index.ts';
import { portalStyles } from './portal-styles.ts';
import { PORTAL_TEXTS, type PortalTexts } from './portal-texts.ts';

export interface PortalData {
  /** `/portal/<token>` */
  readonly base: string;
  readonly client: string;
  readonly branding: Branding;
  readonly formats: ReportFormats;
  readonly sites: readonly PortalSite[];
  /** `YYYY-MM`, the newest first. */
  readonly months: readonly string[];
}

interface PortalSite {
  readonly name: string;
  readonly url: string;
  readonly status: keyof PortalTexts['states'];
  readonly uptime_30d: number | null;
  readonly last_checked_at: string | null;
}

/** One document without scripts that loads nothing; what sites and people wrote is escaped. */
export function renderPortal(data: PortalData): string {
  const { client, branding } = data;
  const texts = PORTAL_TEXTS[branding.language];
  const body = markup`<h1>${client}</h1>
<p class="lead">${leadOf(data, texts)}</p>
<section><h2>${texts.sites}</h2>${sitesTable(data, texts)}</section>
<section><h2>${texts.reports}</h2>${reportsTable(data, texts)}</section>`;
  return documentOf(branding, `${texts.title} – ${client}`, body);
}

/** What somebody sees whose link opens nothing; it tells nothing about any client. */
export function renderRefusal(branding: Branding, reason: 'wrong' | 'tooMany'): string {
  const texts = PORTAL_TEXTS[branding.language];
  return documentOf(
    branding,
    texts.wrongTitle,
    markup`<h1>${texts.wrongTitle}</h1><p class="lead">${texts[reason]}</p>`,
  );
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

function sitesTable({ sites, formats }: PortalData, texts: PortalTexts): Markup {
  if (sites.length === 0) return markup`<p>${texts.noSites}</p>`;
  const rows = sites.map(
    ({ name, url, status, uptime_30d, last_checked_at }) =>
      markup`<tr><th scope="row">${name}<span class="detail">${url}</span></th>
<td><span class="chip ${status}">${texts.states[status]}</span></td><td class="figure">${formats.percent(uptime_30d)}</td>
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
