import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { t } from '../../texts/text.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Panel } from '../../ui/layout/page.tsx';

export function FirstSite() {
  return (
    <Panel>
      <Empty
        title={t('overview.first.title')}
        action={
          <Button component={Link} to="/sites">
            {t('overview.first.action')}
          </Button>
        }
      >
        {t('overview.first.text')}
      </Empty>
    </Panel>
  );
}
