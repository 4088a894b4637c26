import { t } from '../../../texts/text.ts';
import { MenuButton } from '../../menus/menu-button.tsx';
import { IconButton } from './icon-button.tsx';
import { RowIcon } from './row-icon.tsx';

interface RowAction {
  readonly label: string;
  readonly run: () => void;
  readonly danger?: boolean;
}

export interface RowMenuProps {
  /** The name of the row. */
  readonly name: string;
  readonly actions: readonly (RowAction | undefined | false)[];
}

const ICON = <RowIcon name="dots" />;

/** The actions on one row. */
export function RowMenu({ name, actions }: RowMenuProps) {
  const offered = actions.filter(action => action !== undefined && action !== false);
  if (offered.length === 0) return null;
  return (
    <MenuButton
      button={<IconButton aria-label={t('ui.actionsFor', { name })}>{ICON}</IconButton>}
      entries={offered.map(action => ({ ...action, id: action.label }))}
    />
  );
}
