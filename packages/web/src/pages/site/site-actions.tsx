import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useCan } from '../../api/session.ts';
import { useRun } from '../../api/use-ability.ts';
import { useActions } from '../../shared/palette-store.ts';
import type { ListedSite } from '../../shared/sites/site-type.ts';
import { useTakeScreenshot } from '../../shared/sites/use-take-screenshot.ts';
import { t } from '../../texts/text.ts';
import { toast, toastError } from '../../ui/feedback/toast.ts';
import { ActionsMenu } from '../../ui/layout/actions-menu.tsx';
import type { Cut } from './cut-site.tsx';
import { useFollowRedirect } from './follow-redirect.tsx';

interface SiteActionsProps {
  readonly site: ListedSite;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  readonly onCut: (cut: Cut) => void;
  readonly onRotate: () => void;
}

/** The actions on a whole site that its state allows. */
export function SiteActions({ site, onEdit, onDelete, onCut, onRotate }: SiteActionsProps) {
  const may = useCan();
  const sync = useRun('sync-site-v1');
  const check = useRun('check-site-v1');
  const reconnect = useRun('reconnect-site-v1');
  const unsuspend = useRun('unsuspend-site-v1');
  const followRedirect = useFollowRedirect(site);
  const screenshot = useTakeScreenshot(site.id);
  const input = { site_id_or_domain: site.id };
  const said = (message: string) => ({ onSuccess: () => toast(message), onError: (error: Error) => toastError(error) });
  const runSync = () => sync.mutate(input, said(t('site.actions.synced')));
  const runCheck = () =>
    check.mutate(input, {
      onSuccess: ({ reachable, http_status, response_time_ms: ms }) =>
        toast(reachable ? t('site.actions.answers', { status: String(http_status), ms }) : t('site.actions.noAnswer')),
      onError: error => toastError(error),
    });
  const all = [
    may('check-site-v1') && { id: 'check', label: t('site.actions.check'), run: runCheck },
    screenshot.take !== undefined && {
      id: 'screenshot',
      label: t('shared.screenshot.take'),
      run: screenshot.take,
    },
    may('update-site-record-v1') && { id: 'edit', label: t('common.edit'), run: onEdit },
    may('follow-site-redirect-v1') &&
      site.status !== 'suspended' && {
        id: 'follow-redirect',
        label: t('site.redirect.label'),
        run: followRedirect.run,
      },
    may('reconnect-site-v1') &&
      site.status !== 'suspended' && {
        id: 'reconnect',
        label: t('site.actions.reconnect'),
        run: () => reconnect.mutate(input, said(t('site.actions.reconnected'))),
      },
    may('rotate-site-key-v1') &&
      site.status === 'connected' && { id: 'rotate', label: t('site.rotate.label'), run: onRotate },
    may('disconnect-site-v1') &&
      site.status === 'connected' && {
        id: 'disconnect',
        label: t('site.actions.disconnect'),
        run: () => onCut('disconnect'),
      },
    may('suspend-site-v1') &&
      site.status !== 'suspended' && {
        id: 'suspend',
        label: t('site.actions.suspend'),
        run: () => onCut('suspend'),
      },
    may('unsuspend-site-v1') &&
      site.status === 'suspended' && {
        id: 'unsuspend',
        label: t('site.actions.unsuspend'),
        run: () => unsuspend.mutate(input, said(t('site.actions.unsuspended'))),
      },
    may('delete-site-v1') && { id: 'delete', label: t('common.delete'), run: onDelete, danger: true },
  ].filter(action => action !== false);
  useActions([
    may('sync-site-v1') && { id: 'sync', label: t('site.actions.syncNamed', { name: site.name }), run: runSync },
    ...all,
  ]);
  if (all.length === 0) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconRefresh size={16} />} loading={sync.isPending} onClick={runSync}>
        {t('site.actions.sync')}
      </Button>
      <ActionsMenu actions={all} />
    </>
  );
}
