import { Modal } from '@mantine/core';
import { t } from '../../texts/text.ts';
import { ScrollRegion } from '../../ui/layout/scroll-region.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { formatDateTime } from '../../ui/text/format.ts';
import styles from './audit.module.css';
import type { AuditLogEntry } from './audit-entry.ts';
import { SubjectLink } from './subject-link.tsx';

interface AuditEntryDialogProps {
  readonly entry: AuditLogEntry;
  readonly onClose: () => void;
}

/** All of one entry. */
export function AuditEntryDialog({
  entry: { id, at, actor, action, subject, detail },
  onClose,
}: AuditEntryDialogProps) {
  return (
    <Modal opened onClose={onClose} title={action} size="lg">
      <FactList
        facts={[
          [t('audit.columns.time'), formatDateTime(at)],
          [t('audit.columns.actor'), actor],
          [t('audit.columns.target'), <SubjectLink key="subject" subject={subject} />],
          [t('audit.columns.entry'), id],
        ]}
      />
      <ScrollRegion label={t('audit.columns.details')} className={styles.detail}>
        <pre>{JSON.stringify(detail, null, 2)}</pre>
      </ScrollRegion>
    </Modal>
  );
}
