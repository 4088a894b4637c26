import { Drawer } from '@mantine/core';
import { Navigation } from './navigation.tsx';

interface NavigationDrawerProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The navigation on narrow screens. */
export default function NavigationDrawer({ opened, onClose }: NavigationDrawerProps) {
  return (
    <Drawer opened={opened} onClose={onClose} size={280} title="Sitekeeper" padding="xs">
      <Navigation onGo={onClose} />
    </Drawer>
  );
}
