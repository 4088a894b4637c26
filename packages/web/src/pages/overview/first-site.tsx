import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Panel } from '../../ui/layout/page.tsx';

export function FirstSite() {
  return (
    <Panel>
      <Empty
        title="Add the first site"
        action={
          <Button component={Link} to="/sites">
            To the sites
          </Button>
        }
      >
        Install the MainWP Child plugin on a WordPress site and connect it. What needs you then shows up here.
      </Empty>
    </Panel>
  );
}
