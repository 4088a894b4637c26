import { Stack, Text } from '@mantine/core';
import { SiteLink } from '../../../shared/sites/site-link.tsx';
import { canRollBack } from '../../../shared/updates/roll-back.ts';
import { itemState, type UpdateRunItem } from '../../../shared/updates/run.ts';
import styles from '../../../shared/updates/runs.module.css';
import { stepText, versionsOf } from '../../../shared/updates/step-text.ts';
import { TYPE_NAMES } from '../../../shared/updates/update.ts';
import { t } from '../../../texts/text.ts';
import { OpenModal } from '../../../ui/dialogs/open-modal.tsx';
import { Ago } from '../../../ui/text/ago.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import { FactRow } from '../../../ui/text/fact-list.tsx';
import { RollBackItem } from './roll-back-item.tsx';
import { WayOutNote } from './way-out.tsx';

interface RunItemDialogProps {
  readonly jobId: string;
  readonly item: UpdateRunItem;
  readonly onClose: () => void;
}

/** What happened to one update of a run. */
export function RunItemDialog({ jobId, item, onClose }: RunItemDialogProps) {
  const { text, tone } = itemState(item.state);
  const happened = stepText(item);
  return (
    <OpenModal onClose={onClose} title={item.name}>
      <Stack gap="sm">
        <div className={styles.decision}>
          <SiteLink id={item.site_id} />
          <Chip tone={tone}>{text}</Chip>
        </div>
        {happened && <Text size="sm">{happened}</Text>}
        {happened !== item.message && (
          <Text size="sm" c="dimmed">
            {t('updates.happened.serverSays')} <span lang="en">{item.message}</span>
          </Text>
        )}
        <div className={styles.decision}>
          <RollBackItem jobId={jobId} item={item} onDone={onClose} />
          <WayOutNote item={item} />
        </div>
        <FactRow
          facts={[
            [TYPE_NAMES[item.type], item.slug],
            [t('updates.columns.versions'), versionsOf(item)],
            [t('updates.run.rollBack'), canRollBack(item)],
            [t('updates.run.sent'), <Ago key="sent" at={item.sent_at} never={t('updates.run.notYet')} />],
            [t('updates.run.ended'), <Ago key="ended" at={item.finished_at} never={t('updates.run.notYet')} />],
          ]}
        />
      </Stack>
    </OpenModal>
  );
}
