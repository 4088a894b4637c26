import { type Markup, markup } from '../markup.ts';
import type { Printed } from '../printed.ts';

export function summaryPart({ report: { summary }, texts, formats, duration }: Printed): Markup | null {
  if (!summary) return null;
  const { number, percent } = formats;
  const { figures } = texts;
  const known = (label: string, value: number | null) => (value === null ? [] : [[label, number(value)] as const]);
  const tiles = [
    [figures.uptime, percent(summary.uptime)],
    [figures.incidents, number(summary.incidents)],
    ...(summary.incidents > 0 ? [[figures.downtime, duration(summary.down_seconds)] as const] : []),
    [figures.updates, number(summary.updates)],
    ...(summary.rolled_back > 0 ? [[figures.rollbacks, number(summary.rolled_back)] as const] : []),
    ...known(figures.found, summary.vulnerabilities_found),
    ...known(figures.fixed, summary.vulnerabilities_fixed),
    ...known(figures.open, summary.vulnerabilities_open),
    [figures.sites, number(summary.sites)],
  ] as const;
  return markup`<dl class="tiles">${tiles.map(
    ([label, value]) => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`,
  )}</dl>`;
}
