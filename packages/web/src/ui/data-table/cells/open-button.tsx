import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebarRight } from '@tabler/icons-react';

interface OpenButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

/** Shows more about a row beside the table. */
export function OpenButton({ label, onClick }: OpenButtonProps) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} onClick={onClick}>
      <IconLayoutSidebarRight size={17} />
    </ActionIcon>
  );
}
