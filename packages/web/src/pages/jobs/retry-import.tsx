import { Button, FileButton, Text } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '../../api/session.ts';
import { type ReadFile, readFile } from '../../shared/user-import/read-file.ts';
import { rememberedFile, rememberFile } from '../../shared/user-import/recent-file.ts';
import { afterRetry, type ImportRowFailure, retryFile, retrySites } from '../../shared/user-import/row-result.ts';
import { type ImportAnswer, useImport } from '../../shared/user-import/use-import.ts';
import { t } from '../../texts/text.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Problem } from '../../ui/forms/problem.tsx';
import { lazyDialog } from '../../ui/loading/lazy-dialog.tsx';

const AskDialog = lazyDialog(() => import('../../ui/dialogs/ask-dialog.tsx'), 'AskDialog');

const route = getRouteApi('/app/jobs/$id');

interface RetryImportProps {
  readonly jobId: string;
  readonly failed: readonly ImportRowFailure[];
}

/**
 * Retries the rows on the sites on which they failed. The server keeps no password of an import, so the file is needed:
 * from the memory of this tab, or chosen again.
 */
export function RetryImport({ jobId, failed }: RetryImportProps) {
  const may = useCan();
  const send = useImport();
  const navigate = route.useNavigate();
  const [read, setRead] = useState<ReadFile>();
  const [problem, setProblem] = useState<string>();
  const [answers, setAnswers] = useState<readonly (readonly ImportRowFailure[])[]>([]);
  const rows = answers.reduce(afterRetry, failed).filter(row => retrySites(row).length > 0);
  if (!may('import-site-users-v1') || rows.length === 0) return null;
  const begin = async (given: () => Promise<ReadFile>) => {
    setProblem(undefined);
    try {
      const file = await given();
      retryFile(file, rows);
      setRead(file);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const done = (file: ReadFile, answer: ImportAnswer) => {
    setRead(undefined);
    if (answer.job_id) {
      rememberFile(answer.job_id, file);
      void navigate({ to: '/jobs/$id', params: { id: answer.job_id }, search: {} });
      return;
    }
    setAnswers([...answers, answer.failed_users]);
    toast(t('jobs.import.retried', { count: rows.length }));
    if (answer.failed_count > 0) {
      const error = answer.failed_users[0]?.error ?? '';
      setProblem(t('jobs.import.failedAgain', { count: answer.failed_count, error }));
    }
  };
  const kept = rememberedFile(jobId);
  return (
    <div>
      {kept ? (
        <Button size="compact-sm" onClick={() => void begin(async () => kept)}>
          {t('jobs.retry.label')}
        </Button>
      ) : (
        <FileButton accept=".csv,.txt,text/csv" onChange={file => file && void begin(() => readFile(file))}>
          {props => (
            <Button size="compact-sm" variant="default" {...props}>
              {t('jobs.import.chooseAgain')}
            </Button>
          )}
        </FileButton>
      )}
      <Problem text={problem ?? null} />
      {read && (
        <AskDialog
          title={t('jobs.retry.label')}
          label={t('jobs.import.retry', { count: rows.length })}
          busy={send.isPending}
          error={send.error}
          onClose={() => setRead(undefined)}
          onGo={() =>
            send.mutate(
              { file: retryFile(read, rows).file, hasHeader: false },
              { onSuccess: answer => done(read, answer) },
            )
          }
        >
          <Text size="sm">
            {t('jobs.import.retryText', {
              names: namesIn(read, rows),
              count: rows.length,
              sites: rows.reduce((sum, row) => sum + retrySites(row).length, 0),
            })}
          </Text>
        </AskDialog>
      )}
    </div>
  );
}

const MOST_NAMED = 5;

/** `ann, bob and 3 more` */
function namesIn(read: ReadFile, rows: readonly ImportRowFailure[]): string {
  const lines = new Set(rows.map(row => row.line_number));
  const names = read.rows.filter(row => lines.has(row.line)).map(row => row.username);
  const more = names.length - MOST_NAMED;
  const named = names.slice(0, MOST_NAMED).join(', ');
  return more > 0 ? t('jobs.import.names', { names: named, count: more }) : named;
}
