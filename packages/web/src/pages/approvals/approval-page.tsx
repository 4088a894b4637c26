import { Alert, Button, Skeleton } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { isAbility } from '../../api/call.ts';
import { leadsNowhere } from '../../api/request-error.ts';
import { useCan } from '../../api/session.ts';
import { useRead } from '../../api/use-ability.ts';
import { actorText, callName } from '../../shared/audit/audit-words.ts';
import { MissingPage } from '../../shared/missing-page.tsx';
import { summaryText } from '../../shared/summary-text.ts';
import { memberFacts, RawFold, ValueView } from '../../shared/values/value-view.tsx';
import { t } from '../../texts/text.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { PageLayout, Panel } from '../../ui/layout/page.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';
import { Ago } from '../../ui/text/ago.tsx';
import { Chip } from '../../ui/text/chip.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { formatDateTime } from '../../ui/text/format.ts';
import { approvalFailure, approvalState, type WholeApproval } from './approval.ts';
import { ApprovalSteps } from './approval-steps.tsx';
import styles from './approvals.module.css';

const ApproveCall = lazyDialog(() => import('./approve-call.tsx'), 'ApproveCall');
const RejectCall = lazyDialog(() => import('./reject-call.tsx'), 'RejectCall');

const route = getRouteApi('/app/approvals/$id');
const ASK_MS = 3000;

const isOpen = ({ status }: WholeApproval) => status === 'pending' || status === 'running';

/** One proposed call: what it would do, and the buttons to decide. */
export function ApprovalPage() {
  const { id } = route.useParams();
  const {
    data: approval,
    error,
    refetch,
  } = useRead(
    'get-approval-v1',
    { approval_id: id },
    { refetchInterval: last => (last && !isOpen(last) ? false : ASK_MS) },
  );
  const [dialog, setDialog] = useState<'approve' | 'reject'>();
  if (leadsNowhere(error, 'approval_not_found', 'approval_id')) return <MissingPage />;
  const close = () => setDialog(undefined);
  return (
    <PageLayout
      title={approval ? callName(approval.ability) : t('approvals.columns.call')}
      crumbs={[{ label: t('approvals.title'), to: '/approvals' }]}
      text={approval && summaryText(approval)}
      actions={approval && <Decide approval={approval} onDecide={setDialog} />}
      narrow
    >
      {error && <ErrorNote error={error} title={t('approvals.notRead')} onRetry={refetch} />}
      {!approval && !error && <Skeleton height={200} />}
      {approval && <Whole approval={approval} />}
      {approval && dialog === 'approve' && <ApproveCall approval={approval} onClose={close} />}
      {approval && dialog === 'reject' && <RejectCall approval={approval} onClose={close} />}
    </PageLayout>
  );
}

function Decide({
  approval,
  onDecide,
}: {
  readonly approval: WholeApproval;
  readonly onDecide: (what: 'approve' | 'reject') => void;
}) {
  const may = useCan();
  const allowed = may('approve-call-v1') && (!isAbility(approval.ability) || may(approval.ability));
  if (approval.status !== 'pending' || !allowed) return undefined;
  return (
    <>
      <Button variant="default" onClick={() => onDecide('reject')}>
        {t('approvals.reject.label')}
      </Button>
      <Button color={approval.effect === 'destroy' ? 'red' : undefined} onClick={() => onDecide('approve')}>
        {t('approvals.approve.label')}
      </Button>
    </>
  );
}

function Whole({ approval }: { readonly approval: WholeApproval }) {
  const { text, tone } = approvalState(approval);
  const { status, preview, outcome, steps } = approval;
  return (
    <>
      {approval.error_message !== null && (
        <Alert color={status === 'unknown' ? 'orange' : 'red'} variant="light" title={text}>
          {approvalFailure(approval)}
        </Alert>
      )}
      <Panel
        title={t('approvals.call')}
        aside={
          <span aria-live="polite">
            <Chip tone={tone}>{text}</Chip>
          </span>
        }
      >
        <FactList
          facts={[
            [t('approvals.columns.by'), actorText(approval.proposed_by)],
            [t('approvals.client'), approval.client],
            [t('approvals.columns.at'), <Ago key="at" at={approval.proposed_at} />],
            [t('approvals.until'), status === 'pending' && formatDateTime(approval.expires_at)],
            [t('approvals.decidedBy'), approval.decided_by && actorText(approval.decided_by)],
            [t('approvals.reason'), approval.reason],
          ]}
        />
      </Panel>
      <Panel title={t('approvals.preview')}>
        <FactList facts={memberFacts(approval.input)} />
        {preview !== null && (
          <div className={styles.preview}>
            <FactList facts={memberFacts(preview)} />
          </div>
        )}
        <RawFold label={t('approvals.input')} value={approval.input} />
      </Panel>
      {outcome !== null && (
        <Panel title={t('approvals.outcome')}>
          <ValueView value={outcome} />
        </Panel>
      )}
      {steps.length > 0 && (
        <Panel title={t('approvals.steps')}>
          <ApprovalSteps steps={steps} />
        </Panel>
      )}
    </>
  );
}
