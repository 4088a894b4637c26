import type { MAINTENANCE_STATES } from '../../../generated/choices.ts';
import { t } from '../../../texts/text.ts';
import { menuColumn } from '../../../ui/data-table/cells/menu-column.tsx';
import { MoreButton } from '../../../ui/data-table/cells/more-button.tsx';
import { TwoLines } from '../../../ui/data-table/cells/two-lines.tsx';
import { Wrapped } from '../../../ui/data-table/cells/wrapped.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { Chip, type Tone } from '../../../ui/text/chip.tsx';
import { formatDateTime, ownZone } from '../../../ui/text/format.ts';
import { type MaintenanceWindow, maintenanceTimes, targetsText } from './maintenance.ts';

type State = (typeof MAINTENANCE_STATES)[number];

interface Handlers {
  /** The window has no room for several columns. */
  readonly narrow: boolean;
  /** Undefined: the user may not. */
  readonly onEdit: ((window: MaintenanceWindow) => void) | undefined;
  readonly onTurn: ((window: MaintenanceWindow) => void) | undefined;
  readonly onDelete: ((window: MaintenanceWindow) => void) | undefined;
}

const TONES: Readonly<Record<State, Tone>> = { open: 'warn', upcoming: 'info', ended: 'quiet', disabled: 'quiet' };

export function maintenanceColumns({ narrow, onEdit, onTurn, onDelete }: Handlers): Column<MaintenanceWindow>[] {
  return [
    {
      key: 'name',
      header: t('uptime.maintenance.window'),
      fixed: true,
      cell: window => {
        const name = onEdit ? (
          <MoreButton onClick={() => onEdit(window)}>{window.name}</MoreButton>
        ) : (
          <span>{window.name}</span>
        );
        return narrow ? <TwoLines below={<OnPhone window={window} />}>{name}</TwoLines> : name;
      },
    },
    {
      key: 'state',
      header: t('common.status'),
      width: '130px',
      from: 'sm',
      cell: window => <StateChip window={window} />,
    },
    {
      key: 'for',
      header: t('uptime.maintenance.for'),
      from: 'lg',
      cell: window => <Wrapped>{targetsText(window)}</Wrapped>,
    },
    {
      key: 'times',
      header: t('uptime.maintenance.times'),
      width: 'min(300px, 43vw)',
      from: 'sm',
      cell: window => <Wrapped>{maintenanceTimes(window)}</Wrapped>,
    },
    {
      key: 'next',
      header: t('uptime.maintenance.next'),
      width: '210px',
      from: 'lg',
      cell: window => <Next window={window} />,
    },
    menuColumn(
      ({ name }) => name,
      window => [
        onEdit && { label: t('uptime.maintenance.edit'), run: () => onEdit(window) },
        onTurn && {
          label: t(window.enabled ? 'uptime.maintenance.turnOff' : 'uptime.maintenance.turnOn'),
          run: () => onTurn(window),
        },
        onDelete && { label: t('uptime.maintenance.delete'), run: () => onDelete(window), danger: true },
      ],
    ),
  ];
}

const StateChip = ({ window: { state } }: { readonly window: MaintenanceWindow }) => (
  <Chip tone={TONES[state]}>{t(`uptime.maintenance.states.${state}`)}</Chip>
);

const OnPhone = ({ window }: { readonly window: MaintenanceWindow }) => (
  <>
    <StateChip window={window} /> {targetsText(window)}
    <Wrapped>{maintenanceTimes(window)}</Wrapped>
  </>
);

/** Until when it is open, else when it opens; nothing once it is over. */
function Next({ window: { state, opens_at, closes_at } }: { readonly window: MaintenanceWindow }) {
  const at = state === 'open' ? closes_at : opens_at;
  if (at === null || state === 'ended' || state === 'disabled') return '–';
  const time = formatDateTime(at);
  return (
    <time dateTime={at} title={t('uptime.maintenance.yourTime', { zone: ownZone() })}>
      {t(state === 'open' ? 'uptime.maintenance.until' : 'uptime.maintenance.from', { time })}
    </time>
  );
}
