import { IconLayoutSidebarRight } from '@tabler/icons-react';
import { IconButton } from './icon-button.tsx';

interface OpenButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

const ICON = <IconLayoutSidebarRight size={17} />;

/** Shows more about a row beside the table. */
export function OpenButton({ label, onClick }: OpenButtonProps) {
  return (
    <IconButton aria-label={label} title={label} onClick={onClick}>
      {ICON}
    </IconButton>
  );
}
