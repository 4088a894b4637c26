import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RequestError } from '../../api/request-error.ts';
import { rich } from '../../texts/rich.tsx';
import { t } from '../../texts/text.ts';
import { haltText } from './halt-words.ts';
import { RunDecision } from './run-decision.tsx';
import type { PlannedHoldingRun } from './run-plan.ts';
import styles from './runs.module.css';

/** A run that blocks sites; the number of its sites is known if several were requested. */
type Held = Omit<PlannedHoldingRun, 'sites'> & { readonly sites?: number };

/** The runs that are already updating the requested sites, and what can be done about them. */
export function HeldNote({ holders }: { readonly holders: readonly Held[] }) {
  return holders.map(holder => {
    const { job_id, waits_for, sites = 1 } = holder;
    const halted = waits_for === 'decision';
    const link = (text: ReactNode) => (
      <Link to="/updates/runs/$id" params={{ id: job_id }}>
        {text}
      </Link>
    );
    return (
      <Alert
        key={job_id}
        color={halted ? 'red' : 'blue'}
        icon={halted ? <IconAlertTriangle size={18} /> : <IconInfoCircle size={18} />}
        title={t(halted ? 'shared.updates.held.halted' : 'shared.updates.held.running', { count: sites })}
      >
        <div className={styles.held}>
          <span className={styles.heldText}>
            {halted
              ? rich('shared.updates.held.haltedText', { reason: haltText(holder), count: sites, link })
              : rich('shared.updates.held.runningText', { count: sites, link })}
          </span>
          {halted && <RunDecision jobId={job_id} what={t('shared.updates.held.what')} />}
        </div>
      </Alert>
    );
  });
}

/** The blocking run that an error names. */
export function holderIn(error: unknown): Held | undefined {
  const run = error instanceof RequestError ? error.data.run : undefined;
  return typeof run === 'object' && run !== null && 'job_id' in run ? (run as Held) : undefined;
}
