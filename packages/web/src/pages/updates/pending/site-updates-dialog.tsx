import { Button, Checkbox, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { useCan } from '../../../api/session.ts';
import { useRead } from '../../../api/use-ability.ts';
import type { UpdateTarget } from '../../../shared/updates/run-plan.ts';
import {
  isCompatible,
  isIgnorable,
  type OfferedUpdate,
  type SiteWithUpdates,
  TYPE_NAMES,
} from '../../../shared/updates/update.ts';
import { t } from '../../../texts/text.ts';
import { OpenModal } from '../../../ui/dialogs/open-modal.tsx';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { ScrollRegion } from '../../../ui/layout/scroll-region.tsx';
import { lazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import uiStyles from '../../../ui/ui.module.css';
import type { IgnoreTarget } from '../ignored/ignore-dialog.tsx';
import styles from './pending.module.css';

const IgnoreDialog = lazyDialog(() => import('../ignored/ignore-dialog.tsx'), 'IgnoreDialog');

interface SiteUpdatesDialogProps {
  readonly site: Pick<SiteWithUpdates, 'site_id' | 'site_name'>;
  readonly onClose: () => void;
  /** Undefined: the user may not. */
  readonly onRun: ((target: UpdateTarget) => void) | undefined;
}

const keyOf = ({ type, slug }: OfferedUpdate) => `${type} ${slug}`;

/** The pending updates of one site: choose which to update or ignore. */
export function SiteUpdatesDialog({ site, onClose, onRun }: SiteUpdatesDialogProps) {
  const may = useCan();
  const { data, error, refetch } = useRead('get-site-updates-v1', { site_id_or_domain: site.site_id });
  const [off, setOff] = useState<ReadonlySet<string>>(new Set());
  const [ignoring, setIgnoring] = useState<IgnoreTarget>();
  const updates = data?.updates ?? [];
  const chosen = updates.filter(update => isCompatible(update) && !off.has(keyOf(update)));
  const toggle = (update: OfferedUpdate) => {
    const next = new Set(off);
    if (!next.delete(keyOf(update))) next.add(keyOf(update));
    setOff(next);
  };
  const mayIgnore = may('ignore-updates-v1');
  return (
    <>
      <OpenModal onClose={onClose} title={t('updates.site.title', { site: site.site_name })} size="lg">
        <Stack gap="md">
          {error && <ErrorNote error={error} onRetry={refetch} />}
          {!data && !error && <Skeleton height={120} />}
          <ScrollRegion label={t('common.updates')} className={styles.choices}>
            <ul>
              {updates.map(update => (
                <li key={keyOf(update)} className={styles.choice}>
                  {onRun && (
                    <Checkbox
                      aria-label={t('updates.pending.updateNamed', { name: update.name })}
                      checked={isCompatible(update) && !off.has(keyOf(update))}
                      disabled={!isCompatible(update)}
                      onChange={() => toggle(update)}
                    />
                  )}
                  <UpdateText update={update} />
                  {mayIgnore && isIgnorable(update) && (
                    <Button
                      variant="subtle"
                      color="gray"
                      size="compact-sm"
                      aria-label={t('updates.site.ignoreNamed', { name: update.name })}
                      onClick={() => setIgnoring({ ...update, version: update.new_version })}
                    >
                      {t('updates.ignore.submit')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </ScrollRegion>
          {data && updates.length === 0 && <p>{t('updates.site.none')}</p>}
          <div className={uiStyles.formActions}>
            <Button variant="default" onClick={onClose}>
              {t('common.close')}
            </Button>
            {onRun && (
              <Button disabled={chosen.length === 0} onClick={() => onRun({ sites: [site.site_id], items: chosen })}>
                {t('updates.pending.updateItemsAsk', { count: chosen.length })}
              </Button>
            )}
          </div>
        </Stack>
      </OpenModal>
      {ignoring && (
        <IgnoreDialog
          items={[ignoring]}
          site={{ id: site.site_id, name: site.site_name }}
          onClose={() => setIgnoring(undefined)}
        />
      )}
    </>
  );
}

function UpdateText({ update }: { readonly update: OfferedUpdate }) {
  const { type, name, version, new_version, languages, active, wp_compatible } = update;
  return (
    <div className={styles.choiceText}>
      {name} {!active && <Chip>{t('updates.site.inactive')}</Chip>}{' '}
      {!isCompatible(update) && (
        <Chip tone="warn">{t(wp_compatible ? 'updates.site.newerPhp' : 'updates.site.newerWordPress')}</Chip>
      )}
      <small>
        {TYPE_NAMES[type]} · {languages ? languages.join(', ') : `${version} → ${new_version}`}
      </small>
    </div>
  );
}
