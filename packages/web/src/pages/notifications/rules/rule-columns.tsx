import { EVENT_SEVERITY_NAMES } from '../../../shared/events/event-words.ts';
import { t } from '../../../texts/text.ts';
import { menuColumn } from '../../../ui/data-table/cells/menu-column.tsx';
import { TwoLines } from '../../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { Chip } from '../../../ui/text/chip.tsx';
import { type AlarmRuleItem, eventsText, sitesText, toldText, whenText } from './rule.ts';

interface Handlers {
  /** Undefined: the user may not. */
  readonly onEdit: ((rule: AlarmRuleItem) => void) | undefined;
  readonly onTurn: ((rule: AlarmRuleItem) => void) | undefined;
  readonly onDelete: ((rule: AlarmRuleItem) => void) | undefined;
}

export function ruleColumns({ onEdit, onTurn, onDelete }: Handlers): Column<AlarmRuleItem>[] {
  return [
    {
      key: 'name',
      header: t('common.name'),
      fixed: true,
      cell: rule => <TwoLines below={toldText(rule)}>{rule.name}</TwoLines>,
    },
    {
      key: 'state',
      header: t('common.status'),
      width: '90px',
      fixed: true,
      cell: rule => <State rule={rule} />,
    },
    {
      key: 'events',
      header: t('notifications.rules.columns.events'),
      from: 'sm',
      cell: rule => (
        <TwoLines below={t('notifications.rules.least', { severity: EVENT_SEVERITY_NAMES[rule.min_severity] })}>
          {eventsText(rule)}
        </TwoLines>
      ),
    },
    {
      key: 'sites',
      header: t('notifications.rules.columns.sites'),
      width: '200px',
      from: 'lg',
      cell: sitesText,
    },
    {
      key: 'when',
      header: t('notifications.rules.columns.when'),
      width: '190px',
      from: 'md',
      cell: whenText,
    },
    menuColumn(
      ({ name }) => name,
      rule => [
        onEdit && { label: t('common.edit'), run: () => onEdit(rule) },
        onTurn && {
          label: t(rule.enabled ? 'notifications.turnOff' : 'notifications.turnOn'),
          run: () => onTurn(rule),
        },
        onDelete && { label: t('common.delete'), run: () => onDelete(rule), danger: true },
      ],
    ),
  ];
}

function State({ rule: { enabled, channels, tell_browsers } }: { readonly rule: AlarmRuleItem }) {
  if (!enabled) return <Chip>{t('notifications.off')}</Chip>;
  if (channels.length > 0 || tell_browsers) return <Chip tone="good">{t('notifications.on')}</Chip>;
  return (
    <Chip tone="warn" title={t('notifications.rules.needChannel')}>
      {t('notifications.on')}
    </Chip>
  );
}
