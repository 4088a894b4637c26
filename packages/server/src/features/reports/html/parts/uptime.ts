import { fillNames } from '../fill-names.ts';
import { type Markup, markup } from '../markup.ts';
import { type Printed, paragraph, tableOf } from '../printed.ts';
import { trendChart } from './trend.ts';

/** Names that are listed in a sentence; of more only their number is told. */
const MOST_NAMES = 5;

export function uptimePart(printed: Printed): Markup | null {
  const { report, texts, formats, duration } = printed;
  const { uptime, period } = report;
  if (!uptime) return null;
  const { sentences, columns } = texts;
  if (report.sites.length === 0) return paragraph(sentences.noSites);
  if (uptime.watched_sites === 0) return paragraph(sentences.notWatched);
  const late = uptime.sites.filter(site => site.watched_since !== null && site.watched_since > period.starts_at);
  const byDay = Map.groupBy(late, site => formats.longDay(site.watched_since ?? ''));
  const since = [...byDay].map(([date, sites]) => {
    const names = sites.map(site => site.site_name);
    const told = names.length > MOST_NAMES ? several(printed, names.length) : names.join(', ');
    return paragraph(fillNames(sentences.watchedSince, { date, sites: told }));
  });
  const unknownTime = uptime.sites.length > 1 ? sentences.unknownTimeOfAll : sentences.unknownTime;
  const unknown = fillNames(unknownTime, { time: duration(uptime.unknown_seconds) });
  const byMonth = uptime.trend.every(({ from }) => from.endsWith('-01')) && uptime.trend.length > 1;
  const rows = uptime.sites.map(site => [
    site.site_name,
    formats.percent(site.ratio),
    site.ratio === null ? '–' : duration(site.down_seconds),
    formats.number(site.incidents),
    site.unknown_seconds < 60 ? '–' : duration(site.unknown_seconds),
    site.average_ms === null ? '–' : `${formats.number(site.average_ms)}\u00a0${texts.units.ms}`,
  ]);
  const figure = (title: string) => ({ title, isFigure: true }) as const;
  const table = tableOf(printed, {
    label: texts.contents.uptime,
    columns: [
      { title: columns.site },
      figure(columns.uptime),
      figure(columns.downtime),
      figure(columns.incidents),
      figure(columns.unknown),
      figure(columns.response),
    ],
    rows,
  });
  const remark = uptime.unknown_seconds >= 60 ? paragraph(unknown) : null;
  return markup`${trendChart(printed, uptime.trend, byMonth)}${table}${since.slice(0, MOST_NAMES)}${remark}`;
}

const several = ({ texts, formats }: Printed, n: number) =>
  fillNames(texts.sentences.severalSites, { n: formats.number(n) });
