import { Alert, Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useActions } from '../../app/palette/palette-store.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { count } from '../../ui/format.ts';

const ROWS = ['row fits', 'rows fit'] as const;

/** Checks the chain of the log when asked to: it reads all of it. */
export function useVerification() {
  const check = useMutation({ mutationFn: () => call('verify-audit-log-v1', {}) });
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

interface VerifyNoteProps {
  readonly error: Error | null;
  readonly result: { readonly whole: boolean; readonly rows: number; readonly broken: number | null } | undefined;
}

function VerifyNote({ error, result }: VerifyNoteProps) {
  if (error) return <ErrorNote error={error} title="The log could not be verified" />;
  if (!result) return null;
  if (result.whole) {
    return (
      <Alert color="green" title="The log is whole" role="status">
        {count(result.rows, ROWS)} the one before: nothing was altered, removed or put in later.
      </Alert>
    );
  }
  return (
    <Alert color="red" title="The log was tampered with" role="alert">
      {count(result.rows, ROWS)} the one before, row {result.broken} does not. Compare it with a backup, and look at who
      can write to the database.
    </Alert>
  );
}
