import { actionText, subjectHref } from '../../shared/audit/audit-words.ts';
import { SiteLink } from '../../shared/sites/site-link.tsx';
import { kindText } from '../../shared/values/value-words.ts';
import { RowLink } from '../../ui/data-table/cells/row-link.tsx';
import type { WholeApproval } from './approval.ts';
import styles from './approvals.module.css';

/** What the audit log has of a call, and what each was done to: after an unknown outcome, somebody looks there. */
export function ApprovalSteps({ steps }: Pick<WholeApproval, 'steps'>) {
  return (
    <ul className={styles.steps}>
      {steps.map(({ action, subject }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
        <li key={place}>
          <span>{actionText(action)}</span>
          <StepTarget subject={subject} />
        </li>
      ))}
    </ul>
  );
}

function StepTarget({ subject }: { readonly subject: string }) {
  const site = /^site:(\d+)$/.exec(subject)?.[1];
  if (site !== undefined) return <SiteLink id={Number(site)} />;
  const href = subjectHref(subject);
  return href === undefined ? <span>{kindText(subject)}</span> : <RowLink href={href}>{kindText(subject)}</RowLink>;
}
