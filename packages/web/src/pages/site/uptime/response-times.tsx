import { SegmentedControl, Skeleton } from '@mantine/core';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useRead } from '../../../api/use-ability.ts';
import type { Output } from '../../../generated/abilities.ts';
import { t } from '../../../texts/text.ts';
import { ExportButton } from '../../../ui/data-table/export-button.tsx';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.ts';
import { FactRow } from '../../../ui/text/fact-list.tsx';
import { formatDateTime, formatMilliseconds } from '../../../ui/text/format.ts';
import styles from '../site.module.css';
import { lineOf } from './line-of.ts';

type Series = Output<'get-monitor-series-v1'>;

/** Its library is loaded when a chart is first shown. */
const TimeChart = lazyPart(async () => ({ default: (await import('../../../ui/charts/time-chart.tsx')).TimeChart }));

/** px: of the figures, the line and the line below it. */
const BONES_HEIGHT = 252;

const PERIODS = ['24h', '7d', '30d', '90d'] as const;

/** How fast the site answered, as a line, and as a table for people who can't see it. */
export function ResponseTimes({ siteId }: { readonly siteId: number }) {
  const [period, setPeriod] = useState<(typeof PERIODS)[number]>('24h');
  const input = { site_id_or_domain: siteId, period };
  const { data, error, refetch } = useRead('get-monitor-series-v1', input, { keep: true });
  return (
    <Panel
      title={t('site.uptime.times.title')}
      aside={
        <SegmentedControl
          size="xs"
          aria-label={t('site.uptime.times.period')}
          data={PERIODS.map(value => ({ value, label: t(`site.uptime.times.periods.${value}`) }))}
          value={period}
          onChange={value => setPeriod(PERIODS.find(known => known === value) ?? '24h')}
        />
      }
    >
      {error && <ErrorNote error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={BONES_HEIGHT} />}
      {data &&
        (data.avg_ms === null ? (
          <p className={styles.sub}>{t('site.uptime.times.none')}</p>
        ) : (
          <Times {...data}>
            <ExportButton quiet source={{ name: 'get-monitor-series-v1', input }} />
          </Times>
        ))}
    </Panel>
  );
}

interface TimesProps extends Series {
  /** What can be done with the figures. */
  readonly children: ReactNode;
}

function Times({ points, step_seconds, avg_ms, min_ms, max_ms, p95_ms, children }: TimesProps) {
  const [times, values] = useMemo(() => lineOf(points, step_seconds), [points, step_seconds]);
  return (
    <>
      <FactRow
        facts={[
          [t('site.uptime.times.average'), milliseconds(avg_ms)],
          [t('site.uptime.times.fastest'), milliseconds(min_ms)],
          [t('site.uptime.times.slowest'), milliseconds(max_ms)],
          [t('site.uptime.times.p95'), milliseconds(p95_ms)],
        ]}
      />
      <Suspense fallback={<Skeleton height={180} />}>
        <TimeChart times={times} values={values} format={formatMilliseconds} />
      </Suspense>
      <details className={styles.figures}>
        <summary>{t('site.uptime.times.table')}</summary>
        {children}
        <ScrollRegion label={t('site.uptime.times.title')} className={styles.figuresBox}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('site.uptime.times.from')}</th>
                <th scope="col">{t('site.uptime.times.average')}</th>
                <th scope="col">{t('site.uptime.times.checks')}</th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ from, avg_ms, checks }) => (
                <tr key={from}>
                  <th scope="row">{formatDateTime(from)}</th>
                  <td>{milliseconds(avg_ms) ?? '–'}</td>
                  <td>{checks}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </details>
    </>
  );
}

const milliseconds = (value: number | null) => (value === null ? null : formatMilliseconds(value));
