import { t } from '../../texts/text.ts';
import { formatMilliseconds, formatRatio } from '../../ui/text/format.ts';
import { useListedUptime } from './listed-uptime.tsx';
import type { Monitor } from './monitor-words.ts';
import { SPARK, sparklinePath } from './sparkline-path.ts';
import styles from './uptime-cells.module.css';

/** Below so many percent, uptime is something to look at, and to worry about. */
const FAIR = 99.9;
const POOR = 99;

interface UptimeProps {
  /** Undefined while unknown, null if the site was deleted. */
  readonly monitor: Monitor | null | undefined;
}

/** The share of the last 30 days in which a site was up. */
export function UptimeShare({ monitor }: UptimeProps) {
  const ratio = monitor?.uptime_30d ?? null;
  if (ratio === null) return <span className="quiet">–</span>;
  return (
    <span className={ratio < POOR ? styles.poor : ratio < FAIR ? styles.fair : undefined}>
      {formatRatio(ratio / 100)}
    </span>
  );
}

interface ResponseProps extends UptimeProps {
  /** The response time of a check by hand, for sites that are not watched. */
  readonly otherwise: number | undefined;
}

/** The last response time of a site, and those of the last 24 hours as a line. */
export function LastResponse({ monitor, otherwise }: ResponseProps) {
  return <ResponseTrend ms={monitor?.response_ms ?? otherwise} monitor={monitor} />;
}

interface ResponseTrendProps extends UptimeProps {
  /** Milliseconds; undefined: not known. */
  readonly ms: number | undefined;
}

/** A response time, and those of the last 24 hours as a line. */
export function ResponseTrend({ ms, monitor }: ResponseTrendProps) {
  if (ms === undefined) return <span className="quiet">–</span>;
  return (
    <span className={styles.response}>
      <span>{formatMilliseconds(ms)}</span>
      {monitor && <ResponseLine monitor={monitor} />}
    </span>
  );
}

/** The same for a site in a row of a list. */
export function UptimeCell({ siteId }: { readonly siteId: number }) {
  return <UptimeShare monitor={useListedUptime(siteId)} />;
}

/** The same for a site in a row of a list. */
export function ResponseCell({ siteId, ...rest }: Omit<ResponseProps, 'monitor'> & { readonly siteId: number }) {
  return <LastResponse monitor={useListedUptime(siteId)} {...rest} />;
}

/** Response times of the last 24 hours as a line, and in words. */
function ResponseLine({
  monitor: { hours, response_min_ms: min, response_max_ms: max },
}: {
  readonly monitor: Monitor;
}) {
  const path = sparklinePath(hours.map(hour => hour.response_ms));
  if (path === '' || min === null || max === null) return null;
  const text = t('shared.uptime.responses', { min: formatMilliseconds(min), max: formatMilliseconds(max) });
  return (
    <span className={styles.line} title={text}>
      <span className="visually-hidden">{text}</span>
      <svg viewBox={`0 0 ${SPARK.width} ${SPARK.height}`} width={SPARK.width} height={SPARK.height} aria-hidden="true">
        <path d={path} />
      </svg>
    </span>
  );
}
