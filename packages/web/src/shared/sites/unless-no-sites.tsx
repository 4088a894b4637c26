import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useRead } from '../../api/use-ability.ts';
import { Empty } from '../../ui/feedback/empty.tsx';

/** Of an empty list of what sites tell: why it is empty, unless there is no site that could tell anything. */
export function UnlessNoSites({ children }: { readonly children: ReactNode }) {
  const { data } = useRead('count-site-records-v1', {});
  if (data?.total !== 0) return children;
  return (
    <Empty
      title="There are no sites yet"
      action={
        <Button component={Link} to="/sites">
          To the sites
        </Button>
      }
    >
      Add the first one: what it tells at its syncs shows up here.
    </Empty>
  );
}
