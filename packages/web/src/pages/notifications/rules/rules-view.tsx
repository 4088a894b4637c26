import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '../../../api/session.ts';
import { useRun } from '../../../api/use-ability.ts';
import { useActions } from '../../../shared/palette-store.ts';
import { SavedViews } from '../../../shared/saved-views/saved-views.tsx';
import { useChangeSearch } from '../../../shared/search-params.ts';
import { t } from '../../../texts/text.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useRows } from '../../../ui/data-table/use-rows.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { toast, toastError } from '../../../ui/feedback/toast.ts';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { PageAction } from '../../../ui/layout/page-action.tsx';
import { lazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { type AlarmRuleItem, toldText } from './rule.ts';
import { ruleColumns } from './rule-columns.tsx';

const ConfirmDestroy = lazyDialog(() => import('../../../ui/dialogs/confirm-destroy.tsx'), 'ConfirmDestroy');
const RuleDialog = lazyDialog(() => import('./rule-dialog.tsx'), 'RuleDialog');

type Dialog = { readonly kind: 'add' } | { readonly kind: 'edit' | 'delete'; readonly rule: AlarmRuleItem };

const route = getRouteApi('/app/notifications');

/** Which events are told to which channels. */
export function RulesView() {
  const { q } = route.useSearch();
  const change = useChangeSearch(route);
  const may = useCan();
  const rows = useRows('list-alarm-rules-v1', { search: q });
  const update = useRun('update-alarm-rule-v1');
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const add = () => setDialog({ kind: 'add' });
  const mayAdd = may('add-alarm-rule-v1');
  const mayChange = may('update-alarm-rule-v1');
  useActions([mayAdd && { id: 'add-rule', label: t('app.palette.act.addRule'), run: add }]);
  const turn = ({ id: rule_id, name, enabled }: AlarmRuleItem) =>
    update.mutate(
      { rule_id, enabled: !enabled },
      {
        onSuccess: () => toast(t(enabled ? 'notifications.turnedOff' : 'notifications.turnedOn', { name })),
        onError: error => toastError(error),
      },
    );
  const addButton = mayAdd && (
    <Button leftSection={<IconPlus size={16} />} onClick={add}>
      {t('notifications.rules.add')}
    </Button>
  );
  return (
    <>
      <PageAction>{addButton}</PageAction>
      <SavedViews list="alarm_rules" storeAs="Alarm rules" base="view=rules" />
      <DataTable
        label={t('notifications.rules.tab')}
        storeAs="Alarm rules"
        noun="notifications.rules.count"
        rows={rows}
        rowHeight={52}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        columns={ruleColumns({
          onEdit: mayChange ? rule => setDialog({ kind: 'edit', rule }) : undefined,
          onTurn: mayChange ? turn : undefined,
          onDelete: may('delete-alarm-rule-v1') ? rule => setDialog({ kind: 'delete', rule }) : undefined,
        })}
        toolbar={
          <SearchField
            label={t('notifications.rules.search')}
            value={q ?? ''}
            onChange={text => change({ q: text || undefined })}
          />
        }
        empty={
          q ? (
            <Empty title={t('notifications.rules.noMatch')}>{t('notifications.rules.noMatchText')}</Empty>
          ) : (
            <Empty title={t('notifications.rules.none')} action={addButton}>
              {t(
                may('add-channel-v1')
                  ? 'notifications.rules.noneText'
                  : mayAdd
                    ? 'notifications.rules.noneTextOfOperator'
                    : 'ui.othersAdd',
              )}
            </Empty>
          )
        }
      />
      {dialog?.kind === 'add' && <RuleDialog onClose={close} />}
      {dialog?.kind === 'edit' && <RuleDialog rule={dialog.rule} onClose={close} />}
      {dialog?.kind === 'delete' && (
        <ConfirmDestroy
          ability="delete-alarm-rule-v1"
          input={{ rule_id: dialog.rule.id }}
          title={t('notifications.rules.delete.title', { name: dialog.rule.name })}
          label={t('notifications.rules.delete.label')}
          affected={({ rule }) => t('notifications.rules.delete.text', { channels: toldText(rule) })}
          onClose={close}
          onDone={() => toast(t('notifications.rules.delete.done'))}
        />
      )}
    </>
  );
}
