import type { Report } from '../report.schemas.ts';
import { fillNames } from './fill-names.ts';
import { type ReportFormats, reportFormats } from './formats.ts';
import { type Markup, markup } from './markup.ts';
import { REPORT_TEXTS } from './texts/index.ts';
import type { ReportTexts } from './texts/report-texts.ts';

/** What every section needs to be written. */
export interface Printed {
  readonly report: Report;
  readonly texts: ReportTexts;
  readonly formats: ReportFormats;
  /** Such as `2 h 5 min`. */
  readonly duration: (seconds: number) => string;
}

export function printedOf(report: Report): Printed {
  const texts = REPORT_TEXTS[report.language];
  const formats = reportFormats(report.language, report.period.time_zone);
  return { report, texts, formats, duration: seconds => reportDuration(seconds, texts, formats) };
}

/** The two largest units, rounded down. */
export function reportDuration(seconds: number, { units }: ReportTexts, { number, isOne }: ReportFormats): string {
  const days = Math.floor(seconds / 86_400);
  const parts: readonly (readonly [number, string])[] = [
    [days, isOne(days) ? units.day : units.days],
    [Math.floor((seconds % 86_400) / 3600), units.hour],
    [Math.floor((seconds % 3600) / 60), units.minute],
    [Math.floor(seconds % 60), units.second],
  ];
  const first = parts.findIndex(([value]) => value > 0);
  if (first < 0) return `0\u00a0${units.second}`;
  const told = parts.slice(first, first + 2).filter(([value]) => value > 0);
  return told.map(([value, unit]) => `${number(value)}\u00a0${unit}`).join(' ');
}

export interface ReportColumn {
  readonly title: string;
  /** Figures stand at the right. */
  readonly isFigure?: true;
  /** A time stays on one line. */
  readonly isTime?: true;
}

/** A table whose head is repeated on each page. The first cell of a row is its heading. */
export function tableOf(
  { texts, formats }: Printed,
  {
    label,
    columns,
    rows,
    leftOut = 0,
  }: {
    label: string;
    columns: readonly ReportColumn[];
    rows: readonly (readonly (string | Markup)[])[];
    leftOut?: number;
  },
): Markup {
  const side = (at: number) => {
    const column = columns[at];
    if (column?.isFigure) return markup` class="figure"`;
    return column?.isTime ? markup` class="time"` : null;
  };
  const cellsOf = (row: readonly (string | Markup)[]) =>
    row.map((cell, at) => (at === 0 ? markup`<th scope="row">${cell}</th>` : markup`<td${side(at)}>${cell}</td>`));
  const more = fillNames(texts.sentences.leftOut, { n: formats.number(leftOut) });
  return markup`<div class="wide" role="region" aria-label="${label}" tabindex="0"><table aria-label="${label}"><thead><tr>${columns.map(
    ({ title }, at) => markup`<th scope="col"${side(at)}>${title}</th>`,
  )}</tr></thead><tbody>${rows.map(row => markup`<tr>${cellsOf(row)}</tr>`)}</tbody></table></div>${
    leftOut > 0 ? markup`<p class="remark">${more}</p>` : null
  }`;
}

/** A name with a smaller line below. */
export const withDetail = (name: string, detail: string): Markup =>
  markup`${name}<span class="detail">${detail}</span>`;

export const chip = (tone: 'good' | 'bad' | 'warn' | 'calm', text: string): Markup =>
  markup`<span class="chip ${tone}">${text}</span>`;

export const paragraph = (text: string, kind = 'remark'): Markup => markup`<p class="${kind}">${text}</p>`;
