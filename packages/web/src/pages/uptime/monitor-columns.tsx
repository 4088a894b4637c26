import { MonitorState } from '../../shared/uptime/monitor-state.tsx';
import { type Monitor, uptimeText } from '../../shared/uptime/monitor-words.ts';
import { ResponseTrend } from '../../shared/uptime/uptime-cells.tsx';
import { t } from '../../texts/text.ts';
import { menuColumn } from '../../ui/data-table/cells/menu-column.tsx';
import { RowLink } from '../../ui/data-table/cells/row-link.tsx';
import { TwoLines } from '../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../ui/data-table/column.ts';
import { Ago } from '../../ui/text/ago.tsx';
import { shortAddress } from '../../ui/text/format.ts';
import { HourBars } from './hour-bars.tsx';

interface Handlers {
  /** Undefined: the user may not. */
  readonly onCheck: ((monitor: Monitor) => void) | undefined;
}

export function monitorColumns({ onCheck }: Handlers): Column<Monitor>[] {
  return [
    {
      key: 'name',
      header: t('common.site'),
      fixed: true,
      sort: 'name',
      cell: ({ id, name, url }) => (
        <TwoLines below={shortAddress(url)}>
          <RowLink href={`/sites/${id}?tab=uptime`}>{name}</RowLink>
        </TwoLines>
      ),
    },
    {
      key: 'status',
      header: t('common.status'),
      width: '156px',
      fixed: true,
      sort: 'status',
      cell: ({ status, cause, status_code, reason }) => <MonitorState {...{ status, cause, status_code, reason }} />,
    },
    {
      key: 'since',
      header: t('uptime.monitors.since'),
      width: '110px',
      from: 'lg',
      cell: ({ status_since }) => <Ago at={status_since} never="–" />,
    },
    {
      key: 'day',
      header: t('uptime.monitors.lastDay'),
      width: '170px',
      from: 'md',
      cell: ({ hours }) => <HourBars hours={hours} />,
    },
    {
      key: 'uptime_30d',
      header: t('uptime.monitors.ratio', { days: 30 }),
      width: '100px',
      align: 'end',
      from: 'sm',
      cell: ({ uptime_30d }) => uptimeText(uptime_30d),
    },
    {
      key: 'uptime_7d',
      header: t('uptime.monitors.ratio', { days: 7 }),
      width: '100px',
      align: 'end',
      optional: true,
      cell: ({ uptime_7d }) => uptimeText(uptime_7d),
    },
    {
      key: 'uptime_90d',
      header: t('uptime.monitors.ratio', { days: 90 }),
      width: '100px',
      align: 'end',
      optional: true,
      cell: ({ uptime_90d }) => uptimeText(uptime_90d),
    },
    {
      key: 'incidents',
      header: t('uptime.monitors.incidents'),
      width: '110px',
      align: 'end',
      from: 'xl',
      cell: ({ id, incidents_30d }) =>
        incidents_30d === 0 ? '0' : <RowLink href={`/sites/${id}?tab=uptime`}>{String(incidents_30d)}</RowLink>,
    },
    {
      key: 'response',
      header: t('uptime.monitors.response'),
      width: '185px',
      from: 'lg',
      sort: 'response_time',
      cell: monitor => <ResponseTrend ms={monitor.response_avg_ms ?? undefined} monitor={monitor} />,
    },
    {
      key: 'checked',
      header: t('uptime.monitors.checked'),
      width: '120px',
      optional: true,
      sort: 'checked',
      cell: ({ last_checked_at }) => <Ago at={last_checked_at} />,
    },
    menuColumn(
      ({ name }) => name,
      monitor => [
        onCheck && monitor.status !== 'paused' && { label: t('uptime.checkNow'), run: () => onCheck(monitor) },
      ],
    ),
  ];
}
