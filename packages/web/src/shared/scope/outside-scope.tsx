import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { t } from '../../texts/text.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { PageLayout } from '../../ui/layout/page.tsx';

interface OutsideScopeProps {
  readonly title: string;
  readonly crumbs: readonly { readonly label: string; readonly to: string }[];
}

/** The page of a site or client that does not belong to the chosen client or tag: it shows nothing of it. */
export function OutsideScope({ title, crumbs }: OutsideScopeProps) {
  return (
    <PageLayout title={title} crumbs={crumbs}>
      <Empty
        title={t('shared.scope.outside')}
        action={
          <Button
            renderRoot={props => (
              <Link to="." search={now => ({ ...now, client: undefined, tag: undefined })} replace {...props} />
            )}
          >
            {t('shared.scope.showAll')}
          </Button>
        }
      >
        {t('shared.scope.outsideText')}
      </Empty>
    </PageLayout>
  );
}
