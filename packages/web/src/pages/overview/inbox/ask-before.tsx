import { t } from '../../../texts/text.ts';
import { AskDialog } from '../../../ui/dialogs/ask-dialog.tsx';
import { detailsOf, type InboxActionChoice, type InboxItem } from './inbox-words.ts';
import type { AskedAction, InboxActions } from './use-inbox-actions.ts';

export interface AskedItem {
  readonly item: InboxItem;
  readonly action: InboxActionChoice & { readonly action: AskedAction };
}

interface AskBeforeProps extends AskedItem {
  readonly actions: InboxActions;
  readonly onClose: () => void;
}

/** Says what an action does to sites before it does it. */
export function AskBefore({ item, action, actions, onClose }: AskBeforeProps) {
  const { name = '', from_version: version = '' } = detailsOf(item);
  const values = { name, version, site: item.site?.name ?? '' };
  return (
    <AskDialog
      title={t(`overview.ask.${action.action}.title`, values)}
      label={t(`overview.act.${action.action}`)}
      busy={actions.isBusy(action)}
      error={null}
      onGo={() => void actions.run(action).then(onClose)}
      onClose={onClose}
    >
      <div>{t(`overview.ask.${action.action}.text`, values)}</div>
    </AskDialog>
  );
}
