import type { ComponentType } from 'react';
import { useCan } from '../api/session.ts';
import type { AbilityName } from '../generated/abilities.ts';
import { Empty } from '../ui/feedback/empty.tsx';
import { PageLayout } from '../ui/layout/page.tsx';

/** A page that only those see who may run the ability; the server refuses the others anyway. */
export function guarded(title: string, needs: AbilityName, Shown: ComponentType): ComponentType {
  return function Guarded() {
    const may = useCan();
    if (may(needs)) return <Shown />;
    return (
      <PageLayout title={title}>
        <Empty title="This page is for admins">Ask an admin to do it for you, or to make you one.</Empty>
      </PageLayout>
    );
  };
}
