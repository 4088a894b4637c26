import { subjectHref } from '../../shared/audit/audit-words.ts';
import { kindText } from '../../shared/values/value-words.ts';
import { t } from '../../texts/text.ts';
import { RowLink } from '../../ui/data-table/cells/row-link.tsx';
import type { AuditLogEntry } from './audit-entry.ts';

/** What was changed, by name if it has one. */
export const subjectText = ({ subject, name }: Pick<AuditLogEntry, 'subject' | 'name'>): string =>
  name || (subject === 'fleet' ? t('audit.fleet') : kindText(subject));

/** What was changed, by name if it has one, as a link if it has a page. */
export function SubjectLink({ entry }: { readonly entry: AuditLogEntry }) {
  const { subject } = entry;
  const href = subjectHref(subject);
  const text = subjectText(entry);
  if (href === undefined) return <bdi title={subject}>{text}</bdi>;
  return (
    <RowLink href={href} title={subject}>
      {text}
    </RowLink>
  );
}
