import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '../../../api/session.ts';
import { useRun } from '../../../api/use-ability.ts';
import type { UpdateRunItem } from '../../../shared/updates/run.ts';
import { AskDialog } from '../../../ui/dialogs/ask-dialog.tsx';
import { toast, toastProblem } from '../../../ui/feedback/toast.ts';

/** What helps where an update did harm and nothing was put back, as far as it can be done from here. */
export function WayOutNote({ item }: { readonly item: UpdateRunItem }) {
  const may = useCan();
  const [asking, setAsking] = useState(false);
  if (item.state !== 'needs_attention') return null;
  if (item.way_out === 'switch_theme') {
    return (
      <Link to="/sites/$id" params={{ id: String(item.site_id) }} search={{ tab: 'themes' }}>
        Choose another theme for this site
      </Link>
    );
  }
  if (item.way_out !== 'deactivate' || !may('deactivate-site-plugins-v1')) return null;
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Deactivate {item.name} …
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
          if (problem) toastProblem(problem.message, `${item.name} could not be deactivated`);
          else toast(`${item.name} is deactivated. Look at the front page of the site.`);
          onClose();
        },
      },
    );
  return (
    <AskDialog
      title={`Deactivate ${item.name}`}
      label="Deactivate"
      busy={deactivate.isPending}
      error={deactivate.error}
      onGo={go}
      onClose={onClose}
    >
      <div>
        The plugin stays installed on this site and can be activated again. What it does there stops until then.
      </div>
    </AskDialog>
  );
}
