import type { Branding } from '../../branding/index.ts';
import type { Report } from '../report.schemas.ts';
import { fillNames } from './fill-names.ts';
import { Markup, markup } from './markup.ts';
import { backupsPart } from './parts/backups.ts';
import { incidentsPart } from './parts/incidents.ts';
import { changesPart, costsPart, expiryPart, sitesPart, writtenText } from './parts/others.ts';
import { securityPart } from './parts/security.ts';
import { summaryPart } from './parts/summary.ts';
import { rollbacksPart, updatesPart } from './parts/updates.ts';
import { uptimePart } from './parts/uptime.ts';
import { type Printed, printedOf } from './printed.ts';
import { reportStyles } from './styles.ts';

/** In the order of `REPORT_SECTIONS`; the sites come last, as what the figures are about. */
const PARTS: readonly (readonly [keyof Printed['texts']['contents'], (printed: Printed) => Markup | null])[] = [
  ['summary', summaryPart],
  ['uptime', uptimePart],
  ['incidents', incidentsPart],
  ['updates', updatesPart],
  ['rollbacks', rollbacksPart],
  ['security', securityPart],
  ['backups', backupsPart],
  ['expiry', expiryPart],
  ['changes', changesPart],
  ['costs', costsPart],
  ['note', ({ report }) => writtenText(report.note ?? '', 'note')],
  ['sites', sitesPart],
];

/** One document that loads nothing from anywhere; what sites and people wrote is escaped. */
export function renderReport(report: Report, branding: Branding): string {
  const printed = printedOf(report);
  const { texts, formats } = printed;
  const period = formats.periodText(report.period);
  // Not in the markup below: in such a template, the bundle cannot escape what is beyond ASCII.
  const title = [texts.title, report.client.name, period].join(' – ');
  const subtitle = [texts.title, period].join(' · ');
  const parts = PARTS.flatMap(([name, write]) => {
    const part = write(printed);
    return part ? [markup`<section><h2>${texts.contents[name]}</h2>${part}</section>\n`] : [];
  });
  const made = fillNames(texts.madeOn, { date: formats.longDay(report.made_at) });
  const zone = fillNames(texts.timesIn, { zone: report.period.time_zone });
  const goesOn = fillNames(texts.goesOn, { date: formats.instant(report.made_at) });
  return markup`<!doctype html>
<html lang="${report.language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${new Markup(reportStyles(branding.colours))}</style></head>
<body><div class="page">
<header class="cover">${brandLine(branding)}
<h1>${report.client.name}</h1>
<p class="of">${subtitle}</p>
<p class="made">${made}. ${zone}</p>
</header>
<main>
${writtenText(report.intro, 'intro')}${report.period.goes_on ? markup`<p class="remark">${goesOn}</p>` : null}
${parts}</main>
<footer>${writtenText(report.closing, 'closing')}${writtenText(branding.contactLine, 'contact')}</footer>
</div></body></html>
`.html;
}

function brandLine({ logo, name }: Branding): Markup | null {
  if (logo === null && name === '') return null;
  const picture = logo && markup`<img src="data:${logo.type};base64,${logo.base64}" alt="${name}">`;
  const text = name === '' ? null : markup`<p>${name}</p>`;
  return markup`<div class="brand">${picture}${text}</div>`;
}
