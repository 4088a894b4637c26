import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useRead } from '../../api/use-ability.ts';
import { t } from '../../texts/text.ts';
import { Empty } from '../../ui/feedback/empty.tsx';

/** Explains why a list of data from sites is empty, unless there are no sites yet. */
export function UnlessNoSites({ children }: { readonly children: ReactNode }) {
  const { data } = useRead('count-site-records-v1', {});
  if (data?.total !== 0) return children;
  return (
    <Empty
      title={t('shared.noSites.title')}
      action={
        <Button component={Link} to="/sites">
          {t('shared.noSites.action')}
        </Button>
      }
    >
      {t('shared.noSites.text')}
    </Empty>
  );
}
