import type { ComponentType } from 'react';
import { useCan } from '../api/session.ts';
import type { AbilityName } from '../generated/abilities.ts';
import { t } from '../texts/text.ts';
import type { TextId } from '../texts/text-id.ts';
import { Empty } from '../ui/feedback/empty.tsx';
import { PageLayout } from '../ui/layout/page.tsx';

/** A page for people who may run the ability; the server refuses the others anyway. */
export function guarded(title: TextId, needs: AbilityName, Shown: ComponentType): ComponentType {
  return function Guarded() {
    const may = useCan();
    if (may(needs)) return <Shown />;
    return (
      <PageLayout title={t(title)}>
        <Empty title={t('shared.adminsOnly.title')}>{t('shared.adminsOnly.text')}</Empty>
      </PageLayout>
    );
  };
}
