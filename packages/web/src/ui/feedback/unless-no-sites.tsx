import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCan } from '../../api/session.ts';
import { useRead } from '../../api/use-ability.ts';
import { t } from '../../texts/text.ts';
import { Empty } from './empty.tsx';

interface UnlessNoSitesProps {
  readonly title?: string;
  /** What will be shown here, and when. */
  readonly text?: string;
  readonly children?: ReactNode;
}

/** Explains why a list of data from sites is empty, unless there are no sites yet: then the first one comes first. */
export function UnlessNoSites({ title, text, children }: UnlessNoSitesProps) {
  const may = useCan();
  const { data, isPending } = useRead('count-site-records-v1', {});
  const adds = may('add-site-v1');
  if (isPending) return null;
  if (data?.total !== 0) return children;
  return (
    <Empty
      title={title ?? t('ui.noSites.title')}
      action={
        adds && (
          <Button component={Link} to="/sites">
            {t('ui.noSites.action')}
          </Button>
        )
      }
    >
      {text ?? t(adds ? 'ui.noSites.text' : 'ui.noSites.textOfReader')} {!adds && t('ui.noSites.ask')}
    </Empty>
  );
}
