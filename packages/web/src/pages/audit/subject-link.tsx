import { t } from '../../texts/text.ts';
import { RowLink } from '../../ui/data-table/cells/row-link.tsx';
import type { AuditLogEntry } from './audit-entry.ts';

/** What was changed, by name if it has one, as a link if it has a page. */
export function SubjectLink({ entry: { subject, name } }: { readonly entry: AuditLogEntry }) {
  const href = pageOf(subject);
  const text = name || (subject === 'fleet' ? t('audit.fleet') : subject);
  if (href === undefined) return <bdi title={subject}>{text}</bdi>;
  return (
    <RowLink href={href} title={subject}>
      {text}
    </RowLink>
  );
}

function pageOf(subject: string): string | undefined {
  const [kind, id = ''] = subject.split(/:(.*)/s);
  if ((kind === 'site' || kind === 'client') && /^\d+$/.test(id)) return `/${kind}s/${id}`;
  if (kind === 'job') return id.startsWith('update_') ? `/updates/runs/${id}` : `/jobs/${id}`;
  return kind === 'approval' ? `/approvals/${id}` : undefined;
}
