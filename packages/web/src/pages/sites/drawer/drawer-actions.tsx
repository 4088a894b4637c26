import { Button } from '@mantine/core';
import { IconExternalLink, IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '../../../api/session.ts';
import { useRun } from '../../../api/use-ability.ts';
import type { ListedSite } from '../../../shared/sites/site-type.ts';
import { lazyRunDialog } from '../../../shared/updates/start/lazy-run-dialog.ts';
import { t } from '../../../texts/text.ts';
import { toast, toastError } from '../../../ui/feedback/toast.ts';
import styles from './drawer.module.css';

const RunDialog = lazyRunDialog();

/** What is done with a site most often. */
export function DrawerActions({ site }: { readonly site: ListedSite }) {
  const may = useCan();
  const sync = useRun('sync-site-v1');
  const [updating, setUpdating] = useState(false);
  const runSync = () =>
    sync.mutate(
      { site_id_or_domain: site.id },
      {
        onSuccess: () => toast(t('sites.essentials.synced', { name: site.name })),
        onError: error => toastError(error),
      },
    );
  return (
    <div className={styles.actions}>
      <Button size="xs" renderRoot={props => <Link to="/sites/$id" params={{ id: String(site.id) }} {...props} />}>
        {t('sites.essentials.open')}
      </Button>
      {may('run-updates-v1') && site.status === 'connected' && site.updates.total > 0 && (
        <Button size="xs" variant="default" onClick={() => setUpdating(true)}>
          {t('sites.bulk.update')}
        </Button>
      )}
      {may('sync-site-v1') && site.status !== 'suspended' && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconRefresh size={14} />}
          loading={sync.isPending}
          onClick={runSync}
        >
          {t('sites.bulk.labels.sync')}
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        component="a"
        href={`${site.url}wp-admin/`}
        target="_blank"
        rel="noreferrer"
        rightSection={<IconExternalLink size={14} />}
      >
        {t('sites.essentials.logIn')}
      </Button>
      {updating && (
        <RunDialog
          title={t('sites.essentials.updateTitle', { name: site.name })}
          target={{ sites: [site.id] }}
          onClose={() => setUpdating(false)}
        />
      )}
    </div>
  );
}
