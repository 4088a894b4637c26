import { Alert, Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { callAbility } from '../../api/call.ts';
import type { Output } from '../../generated/abilities.ts';
import { useActions } from '../../shared/palette-store.ts';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';
import { quantity } from '../../ui/text/format.ts';

const ROWS = ['row is', 'rows are'] as const;
const WHAT: Record<Problem, (row: number) => string> = {
  altered: row => `Row ${row} is not what was written.`,
  missing: row => `Row ${row} was removed.`,
  cut: row => `Row ${row} and all rows after it were removed.`,
  added: row => `Row ${row} was added by somebody else.`,
  head: row => `The sealed head of the log was removed or replaced, at row ${row} or before.`,
  differs: row => `Row ${row} is not the one that was exported.`,
};

/** Checks the chain of the log when asked to: it reads all of it. */
export function useVerification() {
  const check = useMutation({ mutationFn: () => callAbility('verify-audit-log-v1', {}) });
  useActions([{ id: 'verify-log', label: 'Verify the audit log', run: check.mutate }]);
  const button = (
    <Button
      variant="default"
      leftSection={<IconShieldCheck size={16} />}
      loading={check.isPending}
      onClick={() => check.mutate()}
    >
      Verify the log
    </Button>
  );
  return { button, note: <VerifyNote error={check.error} result={check.data} /> };
}

type Verification = Output<'verify-audit-log-v1'>;
type Problem = NonNullable<Verification['problem']>;

interface VerifyNoteProps {
  readonly error: Error | null;
  readonly result: Verification | undefined;
}

function VerifyNote({ error, result }: VerifyNoteProps) {
  if (error) return <ErrorNote error={error} title="The log could not be verified" />;
  if (!result) return null;
  if (result.whole) {
    return (
      <Alert color="green" title="The log is whole" role="status">
        {quantity(result.rows, ROWS)} as written: nothing was altered, removed or added later.
      </Alert>
    );
  }
  return (
    <Alert color="red" title="The log was tampered with" role="alert">
      {WHAT[result.problem ?? 'altered'](result.broken ?? 1)} {quantity(result.rows, ROWS)} as written before that.
      Compare the log with a backup, and check who can write to the database.
    </Alert>
  );
}
