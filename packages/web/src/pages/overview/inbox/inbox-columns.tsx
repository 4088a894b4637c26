import { Button } from '@mantine/core';
import { severityColumn } from '../../../shared/events/severity-chip.tsx';
import { snoozeTimes } from '../../../shared/events/snooze-times.ts';
import { t } from '../../../texts/text.ts';
import { menuColumn } from '../../../ui/data-table/cells/menu-column.tsx';
import { RowLink } from '../../../ui/data-table/cells/row-link.tsx';
import { TwoLines } from '../../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { Ago } from '../../../ui/text/ago.tsx';
import { formatDateTime } from '../../../ui/text/format.ts';
import styles from './inbox.module.css';
import { actionName, type InboxActionChoice, type InboxItem, itemCause, itemHref, itemTitle } from './inbox-words.ts';
import { ItemTitle, tooltipOf } from './item-title.tsx';
import type { InboxActions } from './use-inbox-actions.ts';

interface Handlers {
  readonly actions: InboxActions;
  /** Does it, or explains it first. */
  readonly onAct: (item: InboxItem, action: InboxActionChoice) => void;
}

export function inboxColumns({ actions, onAct }: Handlers): Column<InboxItem>[] {
  return [
    severityColumn(),
    {
      key: 'what',
      header: t('overview.inbox.what'),
      fixed: true,
      cell: item => (
        <span className={styles.what} data-severity={item.severity}>
          <span className={styles.title}>
            <RowLink href={itemHref(item)} title={tooltipOf(item)}>
              <ItemTitle item={item} />
            </RowLink>
          </span>
          <span className={styles.cause}>
            {item.client && (
              <>
                <bdi className={styles.client}>{item.client.name}</bdi>
                {' · '}
              </>
            )}
            {itemCause(item)}
          </span>
        </span>
      ),
    },
    {
      key: 'since',
      header: t('overview.inbox.since'),
      width: '120px',
      from: 'md',
      cell: item => (
        <TwoLines below={stateOf(item)}>
          <Ago at={item.since} />
        </TwoLines>
      ),
    },
    {
      key: 'act',
      header: t('overview.inbox.action'),
      width: 'min(152px, 31vw)',
      fixed: true,
      // Of this item alone: if another one takes the row, a button that has the focus must not become that of the other.
      cell: item => <RowButtons key={item.id} item={item} actions={actions} onAct={onAct} />,
    },
    menuColumn(itemTitle, item => {
      const acknowledge = actions.acknowledge(item);
      const snooze = actions.snooze(item);
      return [
        acknowledge && { label: t('overview.act.acknowledge'), run: acknowledge },
        ...(snooze
          ? [
              ...snoozeTimes().map(({ label, until }) => ({ label, run: () => void snooze(until()) })),
              item.snoozed_until !== null && { label: t('overview.act.wake'), run: () => void snooze(null) },
            ]
          : []),
      ];
    }),
  ];
}

function stateOf({ acknowledged_by, snoozed_until }: InboxItem): string {
  if (snoozed_until !== null) return t('overview.inbox.until', { time: formatDateTime(snoozed_until) });
  return acknowledged_by === null ? '' : t('overview.inbox.by', { name: acknowledged_by.replace(/^\w+:/, '') });
}

const MARKS = ['acknowledge', 'snooze'];

/** The one that helps; of a halted run both decisions, since its cause says what they do. */
function RowButtons({ item, actions, onAct }: Handlers & { readonly item: InboxItem }) {
  const helpful = item.actions.filter(({ action }) => !MARKS.includes(action));
  const shown = item.kind === 'run_halted' ? helpful : helpful.slice(0, 1);
  if (shown.length === 0) {
    const label = t(item.kind === 'approval' ? 'overview.act.review' : 'overview.act.open');
    return (
      <span className={styles.open}>
        <RowLink href={itemHref(item)} title={actionName(label, item)}>
          {label}
        </RowLink>
      </span>
    );
  }
  return (
    <span className={styles.buttons}>
      {shown.map((action, place) => {
        const label = t(`overview.act.${action.action as Exclude<InboxActionChoice['action'], 'snooze'>}`);
        return (
          <Button
            key={action.action}
            size="compact-sm"
            variant={place === 0 ? 'light' : 'default'}
            aria-label={actionName(label, item)}
            loading={actions.isBusy(action)}
            onClick={() => onAct(item, action)}
          >
            {label}
          </Button>
        );
      })}
    </span>
  );
}
