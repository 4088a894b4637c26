import { actionText, actorText } from '../../shared/audit/audit-words.ts';
import { membersInLine } from '../../shared/values/value-words.ts';
import { t } from '../../texts/text.ts';
import { Dotted } from '../../ui/data-table/cells/dotted.tsx';
import { MoreButton } from '../../ui/data-table/cells/more-button.tsx';
import { TwoLines } from '../../ui/data-table/cells/two-lines.tsx';
import { Wrapped } from '../../ui/data-table/cells/wrapped.tsx';
import { type Column, TIME_WIDTH } from '../../ui/data-table/column.ts';
import { Ago } from '../../ui/text/ago.tsx';
import { formatDateTime } from '../../ui/text/format.ts';
import styles from './audit.module.css';
import type { AuditLogEntry } from './audit-entry.ts';
import { SubjectLink, subjectText } from './subject-link.tsx';

/** @param onOpen Shows all of one entry. @param narrow The window has no room for several columns. */
export function auditColumns(onOpen: (entry: AuditLogEntry) => void, narrow: boolean): Column<AuditLogEntry>[] {
  if (narrow) return [phoneColumn(onOpen)];
  return [
    {
      key: 'at',
      header: t('audit.columns.time'),
      width: TIME_WIDTH,
      fixed: true,
      cell: entry => (
        <MoreButton onClick={() => onOpen(entry)}>
          <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
        </MoreButton>
      ),
    },
    {
      key: 'action',
      header: t('audit.columns.action'),
      width: '210px',
      fixed: true,
      cell: entry => <Wrapped>{actionText(entry.action)}</Wrapped>,
    },
    {
      key: 'actor',
      header: t('audit.columns.actor'),
      width: '170px',
      from: 'sm',
      cell: ({ actor }) => <span title={actor}>{actorText(actor)}</span>,
    },
    {
      key: 'subject',
      header: t('audit.columns.target'),
      width: '160px',
      from: 'md',
      cell: entry => <SubjectLink entry={entry} />,
    },
    {
      key: 'address',
      header: t('audit.columns.address'),
      width: '130px',
      from: 'xl',
      cell: entry => <span title={entry.client}>{entry.address}</span>,
    },
    {
      key: 'detail',
      header: t('audit.columns.details'),
      from: 'lg',
      cell: entry => {
        const text = brief(entry);
        return (
          <span className="quiet" dir="auto" title={text}>
            {text}
          </span>
        );
      },
    },
  ];
}

/** Ids, and people who did something to themselves, say nothing more in a short line. */
const isNamed = ({ actor, name, subject }: AuditLogEntry) =>
  subject === 'fleet' || (name !== '' && name !== null && name !== actorText(actor));

/** All that a phone has room for: what was done, by whom, to what and when. */
function phoneColumn(onOpen: (entry: AuditLogEntry) => void): Column<AuditLogEntry> {
  return {
    key: 'action',
    header: t('audit.columns.action'),
    fixed: true,
    cell: entry => (
      <TwoLines
        below={
          <>
            {isNamed(entry) && (
              <span className={styles.subject} dir="auto">
                {subjectText(entry)}
              </span>
            )}
            <Dotted>
              <bdi>{actorText(entry.actor)}</bdi>
              <Ago at={entry.at} />
            </Dotted>
          </>
        }
      >
        <MoreButton onClick={() => onOpen(entry)}>{actionText(entry.action)}</MoreButton>
      </TwoLines>
    ),
  };
}

/** Opaque ids, and what other columns say: the dialog has them. */
const ASIDE: ReadonlySet<string> = new Set(['session', 'link', 'approval', 'with', 'input_digest', 'address']);

/** What the other columns don't say. */
const brief = ({ detail, name }: AuditLogEntry) =>
  membersInLine(detail, (member, value) => ASIDE.has(member) || value === 0 || (member === 'name' && value === name));
