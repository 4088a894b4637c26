import 'uplot/dist/uPlot.min.css';
import { useComputedColorScheme } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import { formatAxisTime } from '../text/format.ts';
import styles from './charts.module.css';
import { loneValues } from './lone-values.ts';

const HEIGHT = 180;
/** The width of the labels of the vertical axis. */
const LABELS = 64;

interface TimeChartProps {
  /** Seconds since 1970, ascending. */
  readonly times: readonly number[];
  /** One for each time; null where nothing was measured, which leaves a gap. */
  readonly values: readonly (number | null)[];
  readonly format: (value: number) => string;
}

/**
 * A line over time, as wide as its place. It is a picture: the page shows the same figures as text or as a table for
 * people who can't see it.
 */
export function TimeChart({ times, values, format }: TimeChartProps) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const box = useRef<HTMLDivElement>(null);
  const scheme = useComputedColorScheme();
  // The colours are read when it is drawn: another scheme draws it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!box.current || width === 0) return;
    const data = [[...times], [...values]] satisfies uPlot.AlignedData;
    const plot = new uPlot(options(width, format), data, box.current);
    return () => plot.destroy();
  }, [times, values, format, width, scheme]);
  return (
    <div ref={ref} className={styles.chart} aria-hidden="true">
      <div ref={box} />
    </div>
  );
}

function options(width: number, format: (value: number) => string): uPlot.Options {
  const [line, grid, text] = [token('--chart-1'), token('--line'), token('--mantine-color-dimmed')];
  const axis: uPlot.Axis = {
    stroke: text,
    font: `12px ${token('--mantine-font-family')}`,
    grid: { stroke: grid, width: 1 },
    ticks: { show: false },
  };
  return {
    width,
    height: HEIGHT,
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, y: false },
    scales: { y: { range: (_plot, _min, max) => [0, max > 0 ? max * 1.1 : 1] } },
    axes: [
      { ...axis, values: (_plot, splits, _index, _space, step) => splits.map(at => formatAxisTime(at * 1000, step)) },
      { ...axis, size: LABELS, values: (_plot, splits) => splits.map(format) },
    ],
    series: [
      {},
      {
        stroke: line,
        width: 1.5,
        fill: `${line}1f`,
        points: { size: 4, fill: line, filter: ({ data }) => loneValues([...(data[1] ?? [])]) },
      },
    ],
  };
}

/** A colour or font of `tokens.css`, as a canvas needs it. */
function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
