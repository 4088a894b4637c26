import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { RequestError } from '../../api/request-error.ts';
import { quantity } from '../../ui/text/format.ts';
import { RunDecision } from './run-decision.tsx';
import type { PlannedHoldingRun } from './run-plan.ts';
import styles from './runs.module.css';

/** A run in the way; how many sites it holds is known where more than one was asked for. */
type Held = Omit<PlannedHoldingRun, 'sites'> & { readonly sites?: number };

/** The runs that have sites in work which are asked for, and what can be done about them. */
export function HeldNote({ holders }: { readonly holders: readonly Held[] }) {
  return holders.map(holder => {
    const { job_id, waits_for, halt_reason, sites = 1 } = holder;
    const halted = waits_for === 'decision';
    const them = sites === 1 ? 'it' : 'they';
    return (
      <Alert
        key={job_id}
        color={halted ? 'red' : 'blue'}
        icon={halted ? <IconAlertTriangle size={18} /> : <IconInfoCircle size={18} />}
        title={`${quantity(sites, ['site is', 'sites are'])} in ${halted ? 'a halted update run' : 'an update run already'}`}
      >
        <div className={styles.held}>
          <span className={styles.heldText}>
            {halted ? `${halt_reason ?? ''} Resume or abandon that run: until then ` : 'Until it has ended, '}
            {them} {sites === 1 ? 'is' : 'are'} left out here.{' '}
            <Link to="/updates/runs/$id" params={{ id: job_id }}>
              Open the run
            </Link>
          </span>
          {halted && <RunDecision jobId={job_id} what="the halted run" />}
        </div>
      </Alert>
    );
  });
}

/** The run that an error says is in the way. */
export function holderIn(error: unknown): Held | undefined {
  const run = error instanceof RequestError ? error.data.run : undefined;
  return typeof run === 'object' && run !== null && 'job_id' in run ? (run as Held) : undefined;
}
