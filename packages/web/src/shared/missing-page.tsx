import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { t } from '../texts/text.ts';
import { PageLayout } from '../ui/layout/page.tsx';

/** What an address shows that leads nowhere: a mistyped one, or one of something that was deleted. */
export function MissingPage() {
  return (
    <PageLayout title={t('shared.missingPage.title')} text={t('shared.missingPage.text')} alone>
      <div>
        <Button component={Link} to="/" variant="default">
          {t('shared.missingPage.back')}
        </Button>
      </div>
    </PageLayout>
  );
}
