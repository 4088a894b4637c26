import { fillNames } from '../fill-names.ts';
import { type Markup, markup } from '../markup.ts';
import type { Printed } from '../printed.ts';

const HEIGHT = 54;
const WIDTH = 700;
/** Uptime below this is a bar of no height: most of what matters is close to 100. */
const FLOOR = 95;

interface Step {
  readonly from: string;
  readonly ratio: number | null;
}

/** Bars of uptime. Whoever can't see them is told the lowest. */
export function trendChart({ texts, formats }: Printed, steps: readonly Step[], byMonth: boolean): Markup | null {
  const known = steps.filter((step): step is Step & { ratio: number } => step.ratio !== null);
  const lowest = known.reduce<(typeof known)[number] | undefined>(
    (least, step) => (least === undefined || step.ratio < least.ratio ? step : least),
    undefined,
  );
  const [first, last] = [steps[0], steps.at(-1)];
  if (steps.length < 2 || !lowest || !first || !last) return null;
  const dateText = byMonth ? formats.month : formats.shortDay;
  const { sentences } = texts;
  const title = byMonth ? sentences.trendMonths : sentences.trend;
  const told = fillNames(sentences.trendLowest, { ratio: formats.percent(lowest.ratio), date: dateText(lowest.from) });
  const step = WIDTH / steps.length;
  const bars = steps.map(({ ratio }, at) => {
    const height = ratio === null ? 1 : Math.max(2, (HEIGHT * (Math.max(FLOOR, ratio) - FLOOR)) / (100 - FLOOR));
    const tone = ratio === null ? 'none' : ratio < 99 ? 'low' : 'well';
    const gap = Math.min(2, step / 5);
    return markup`<rect class="${tone}" x="${(at * step).toFixed(1)}" y="${(HEIGHT - height).toFixed(1)}" width="${(
      step - gap
    ).toFixed(1)}" height="${height.toFixed(1)}" rx="1"/>`;
  });
  return markup`<figure class="trend"><figcaption>${title}. ${told}</figcaption>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}. ${told}" preserveAspectRatio="none">${bars}</svg>
<div class="axis" aria-hidden="true"><span>${dateText(first.from)}</span><span>${dateText(last.from)}</span></div></figure>`;
}
