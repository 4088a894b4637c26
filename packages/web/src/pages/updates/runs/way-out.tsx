import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { failureText } from '../../../api/failure-text.ts';
import { useCan } from '../../../api/session.ts';
import { useRun } from '../../../api/use-ability.ts';
import type { UpdateRunItem } from '../../../shared/updates/run.ts';
import { t } from '../../../texts/text.ts';
import { toast, toastProblem } from '../../../ui/feedback/toast.ts';
import { lazyDialog } from '../../../ui/loading/lazy-dialog.tsx';

const AskDialog = lazyDialog(() => import('../../../ui/dialogs/ask-dialog.tsx'), 'AskDialog');

/** Ways to recover from an update that did harm and was not rolled back, as far as possible from here. */
export function WayOutNote({ item }: { readonly item: UpdateRunItem }) {
  const may = useCan();
  const [asking, setAsking] = useState(false);
  if (item.state !== 'needs_attention') return null;
  if (item.way_out === 'switch_theme') {
    return (
      <Link to="/sites/$id" params={{ id: String(item.site_id) }} search={{ tab: 'themes' }}>
        {t('updates.run.otherTheme')}
      </Link>
    );
  }
  if (item.way_out !== 'deactivate' || !may('deactivate-site-plugins-v1')) return null;
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('updates.run.deactivateAsk', { name: item.name })}
      </Button>
      {asking && <Deactivate item={item} onClose={() => setAsking(false)} />}
    </>
  );
}

function Deactivate({ item, onClose }: { readonly item: UpdateRunItem; readonly onClose: () => void }) {
  const deactivate = useRun('deactivate-site-plugins-v1');
  const go = () =>
    deactivate.mutate(
      { site_id_or_domain: item.site_id, slugs: [item.slug] },
      {
        onSuccess: ({ errors: [problem] }) => {
          if (problem) toastProblem(failureText(problem), t('updates.run.notDeactivated', { name: item.name }));
          else toast(t('updates.run.deactivated', { name: item.name }));
          onClose();
        },
      },
    );
  return (
    <AskDialog
      title={t('updates.run.deactivateTitle', { name: item.name })}
      label={t('updates.run.deactivate')}
      busy={deactivate.isPending}
      error={deactivate.error}
      onGo={go}
      onClose={onClose}
    >
      <div>{t('updates.run.deactivateText')}</div>
    </AskDialog>
  );
}
