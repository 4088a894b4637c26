import { IconButton } from './icon-button.tsx';
import { RowIcon } from './row-icon.tsx';

interface OpenButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

const ICON = <RowIcon name="sidebar" />;

/** Shows more about a row beside the table. */
export function OpenButton({ label, onClick }: OpenButtonProps) {
  return (
    <IconButton aria-label={label} title={label} onClick={onClick}>
      {ICON}
    </IconButton>
  );
}
