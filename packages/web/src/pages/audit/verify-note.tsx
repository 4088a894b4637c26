import { Alert, Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { callAbility } from '../../api/call.ts';
import type { Output } from '../../generated/abilities.ts';
import { useActions } from '../../shared/palette-store.ts';
import { t } from '../../texts/text.ts';
import { Announced } from '../../ui/feedback/announced.tsx';
import { ErrorNote } from '../../ui/feedback/error-note.tsx';

/** Verifies the chain of the log on request: it reads all of it. */
export function useVerification() {
  const check = useMutation({ mutationFn: () => callAbility('verify-audit-log-v1', {}) });
  useActions([{ id: 'verify-log', label: t('app.palette.act.verifyLog'), run: check.mutate }]);
  const button = (
    <Button
      variant="default"
      leftSection={<IconShieldCheck size={16} />}
      loading={check.isPending}
      onClick={() => check.mutate()}
    >
      {t('audit.verify.label')}
    </Button>
  );
  return { button, note: <VerifyNote error={check.error} result={check.data} /> };
}

type Verification = Output<'verify-audit-log-v1'>;

interface VerifyNoteProps {
  readonly error: Error | null;
  readonly result: Verification | undefined;
}

function VerifyNote({ error, result }: VerifyNoteProps) {
  return (
    <>
      {error && <ErrorNote error={error} title={t('audit.verify.error')} />}
      <Announced>{!error && result?.whole && <Intact rows={result.rows} />}</Announced>
      {!error && result?.whole === false && <Tampered result={result} />}
    </>
  );
}

function Intact({ rows }: { readonly rows: number }) {
  return (
    <Alert color="green" title={t('audit.verify.intact')} role="note">
      {t('audit.verify.intactText', { count: rows })}
    </Alert>
  );
}

function Tampered({ result }: { readonly result: Verification }) {
  const problem = t(`audit.verify.problems.${result.problem ?? 'altered'}`, { row: result.broken ?? 1 });
  return (
    <Alert color="red" title={t('audit.verify.tampered')} role="alert">
      {t('audit.verify.tamperedText', { problem, count: result.rows })}
    </Alert>
  );
}
