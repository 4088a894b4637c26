import { Button, Group, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { failureText } from '../../../api/failure-text.ts';
import { REFRESHED } from '../../../api/refreshed.ts';
import { useCan } from '../../../api/session.ts';
import { useRead } from '../../../api/use-ability.ts';
import { FileStateChip } from '../../../shared/file-checks/file-state-chip.tsx';
import { type CheckedItem, differenceLines } from '../../../shared/file-checks/file-words.ts';
import { useCheckFiles } from '../../../shared/file-checks/use-check-files.ts';
import { ServerSaid } from '../../../shared/server-said.tsx';
import { t } from '../../../texts/text.ts';
import { Announced } from '../../../ui/feedback/announced.tsx';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { lazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { formatAgo } from '../../../ui/text/format.ts';
import styles from '../site.module.css';

const AcceptFilesDialog = lazyDialog(
  () => import('../../../shared/file-checks/accept-files-dialog.tsx'),
  'AcceptFilesDialog',
);
const AllowChecksDialog = lazyDialog(
  () => import('../../../shared/file-checks/allow-checks-dialog.tsx'),
  'AllowChecksDialog',
);

/** More than a site has: what is fine is left out of the list. */
const MOST = 200;
const SHOWN: readonly CheckedItem['state'][] = ['altered', 'unknown', 'accepted'];

type Dialog = { readonly kind: 'allow' | 'stop' } | { readonly kind: 'accept'; readonly item: CheckedItem };

/** What `SiteFiles` shows, and whether all of it is known. */
export function useSiteFiles(siteId: number) {
  const site = { site_id_or_domain: siteId };
  const checks = useRead('list-file-checks-v1', site, REFRESHED);
  const items = useRead('list-checked-items-v1', { ...site, state: 'any', per_page: MOST }, REFRESHED);
  const error = checks.error ?? items.error;
  return { checks, items, error, known: error !== null || (checks.data && items.data) !== undefined };
}

/** Whether the files of the site are checked, and what was found in them. */
export function SiteFiles({ siteId }: { readonly siteId: number }) {
  const may = useCan();
  const { checks, items, error } = useSiteFiles(siteId);
  const { run, busy } = useCheckFiles();
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const known = checks.data?.items[0];
  const found = (items.data?.items ?? [])
    .filter(({ state }) => SHOWN.includes(state))
    .sort((a, b) => SHOWN.indexOf(a.state) - SHOWN.indexOf(b.state));
  const onAccept = may('accept-altered-files-v1')
    ? (item: CheckedItem) => setDialog({ kind: 'accept', item })
    : undefined;
  return (
    <Panel title={t('files.title')}>
      {error && <ErrorNote error={error} onRetry={() => Promise.all([checks.refetch(), items.refetch()])} />}
      {!checks.data && !error && <Skeleton height={80} />}
      {checks.data && !known && <p className={styles.sub}>{t('files.suspended')}</p>}
      {known && (
        <>
          <p className={styles.sub}>{known.allowed ? lastCheck(known.checked_at) : t('files.isOff')}</p>
          <Announced>{known.error && <LastFailure code={known.error_code} said={known.error} />}</Announced>
          {known.allowed && known.checked_at && known.altered === 0 && (
            <p className={styles.sub}>{t('files.nothing', { count: known.items })}</p>
          )}
          {found.length > 0 && (
            <ul className={styles.list}>
              {found.map(item => (
                <li key={`${item.type} ${item.slug}`}>
                  <FoundLine item={item} onAccept={onAccept} />
                </li>
              ))}
            </ul>
          )}
          <Group gap="xs">
            {may('set-file-checks-v1') && (
              <Button size="xs" variant="default" onClick={() => setDialog({ kind: known.allowed ? 'stop' : 'allow' })}>
                {t(known.allowed ? 'files.allow.stop' : 'files.allow.do')}
              </Button>
            )}
            {known.allowed && may('check-files-v1') && (
              <Button size="xs" loading={busy} onClick={() => void run([siteId])}>
                {t('files.check.now')}
              </Button>
            )}
          </Group>
        </>
      )}
      {(dialog?.kind === 'allow' || dialog?.kind === 'stop') && (
        <AllowChecksDialog siteIds={[siteId]} allowed={dialog.kind === 'allow'} onClose={close} />
      )}
      {dialog?.kind === 'accept' && <AcceptFilesDialog item={dialog.item} onClose={close} />}
    </Panel>
  );
}

function LastFailure({ code, said }: { readonly code: string | null; readonly said: string }) {
  const message = failureText({ code, message: said });
  return (
    <div>
      <Text size="sm">{t('files.lastFailed', { message })}</Text>
      <ServerSaid shown={message} message={said} />
    </div>
  );
}

const lastCheck = (at: string | null) =>
  at === null ? t('files.waiting') : t('files.lastChecked', { ago: formatAgo(at) });

interface FoundLineProps {
  readonly item: CheckedItem;
  readonly onAccept: ((item: CheckedItem) => void) | undefined;
}

function FoundLine({ item, onAccept }: FoundLineProps) {
  const { name, version, state } = item;
  return (
    <>
      <FileStateChip state={state} />
      <span className={styles.grow}>
        {`${name} ${version}`}
        {differenceLines(item).map(line => (
          <span key={line} className={styles.sub} dir="auto">
            <br />
            {line}
          </span>
        ))}
      </span>
      {state === 'altered' && onAccept && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('files.accept.named', { name })}
          onClick={() => onAccept(item)}
        >
          {t('files.accept.open')}
        </Button>
      )}
    </>
  );
}
