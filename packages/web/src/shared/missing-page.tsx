import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { t } from '../texts/text.ts';
import { Empty } from '../ui/feedback/empty.tsx';

export function MissingPage() {
  return (
    <Empty
      title={t('shared.missingPage.title')}
      action={
        <Button component={Link} to="/" variant="default">
          {t('shared.missingPage.back')}
        </Button>
      }
    >
      {t('shared.missingPage.text')}
    </Empty>
  );
}
