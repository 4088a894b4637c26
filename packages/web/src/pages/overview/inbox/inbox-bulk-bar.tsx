import { MarkBar } from '../../../shared/events/mark-bar.tsx';
import { t } from '../../../texts/text.ts';
import type { Selection } from '../../../ui/data-table/selection.ts';
import type { InboxActions } from './use-inbox-actions.ts';

interface BulkBarProps {
  readonly selection: Selection<string>;
  readonly actions: InboxActions;
}

/** The actions on the selected items. What fails stays selected. */
export function InboxBulkBar({ selection, actions }: BulkBarProps) {
  const ids = [...selection.ids];
  const mark = (until?: string) => void actions.mark(ids, until).then(done => done && selection.clear());
  return (
    <MarkBar
      selected={t('overview.inbox.selected', { count: ids.length })}
      onAcknowledge={() => mark()}
      onSnooze={mark}
    />
  );
}
