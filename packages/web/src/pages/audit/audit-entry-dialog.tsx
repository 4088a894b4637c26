import { actionText, actorText } from '../../shared/audit/audit-words.ts';
import { memberFacts, RawFold } from '../../shared/values/value-view.tsx';
import { t } from '../../texts/text.ts';
import { OpenModal } from '../../ui/dialogs/open-modal.tsx';
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
export function AuditEntryDialog({ entry, onClose }: AuditEntryDialogProps) {
  const { id, at, actor, action, subject, detail } = entry;
  return (
    <OpenModal onClose={onClose} title={actionText(action)} size="lg">
      <FactList
        facts={[
          [t('audit.columns.time'), formatDateTime(at)],
          [t('audit.columns.actor'), actorText(actor)],
          [t('audit.columns.target'), <SubjectLink key="subject" entry={entry} />],
          [t('audit.columns.entry'), id],
        ]}
      />
      <div className={styles.detail}>
        <FactList facts={memberFacts(detail)} />
      </div>
      <RawFold label={t('audit.columns.raw')} value={{ action, subject, actor, detail }} />
    </OpenModal>
  );
}
