import { Alert, Button, Code, FileInput } from '@mantine/core';
import { IconDownload, IconFileTypeCsv } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { IMPORT_COLUMNS } from '../../../generated/choices.ts';
import { MOST_IMPORT_ROWS } from '../../../generated/limits.ts';
import { MOST_MEGABYTES, type ReadFile, readFile, UnreadableFile } from '../../../shared/user-import/read-file.ts';
import { rememberFile } from '../../../shared/user-import/recent-file.ts';
import { afterRetry, type ImportRowFailure, retryFile } from '../../../shared/user-import/row-result.ts';
import { type ImportAnswer, useImport } from '../../../shared/user-import/use-import.ts';
import { rich } from '../../../texts/rich.tsx';
import { t } from '../../../texts/text.ts';
import { Announced } from '../../../ui/feedback/announced.tsx';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { LateAskBeforeLeaving } from '../../../ui/forms/late-ask-before-leaving.ts';
import { PageLayout, Panel } from '../../../ui/layout/page.tsx';
import styles from './import.module.css';
import { ImportPreview } from './import-preview.tsx';
import { downloadTemplate } from './template.ts';

const route = getRouteApi('/app/users');

/** Imports users from a CSV file: shows its rows first, then the result of each. */
export function ImportView() {
  const navigate = route.useNavigate();
  const send = useImport();
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<ReadFile>();
  const [problem, setProblem] = useState<string>();
  const latest = useRef<File | null>(null);
  /** The result, including later retries. */
  const [answer, setAnswer] = useState<Answer>();

  const choose = async (chosen: File | null) => {
    latest.current = chosen;
    setFile(chosen);
    setRead(undefined);
    setProblem(undefined);
    setAnswer(undefined);
    send.reset();
    if (!chosen) return;
    // If two files are chosen in a row, the first may finish loading last: its rows are not those of the file that is
    // sent.
    const isLatest = () => latest.current === chosen;
    try {
      const rows = await readFile(chosen);
      if (isLatest()) setRead(rows);
    } catch (error) {
      if (isLatest()) setProblem(error instanceof UnreadableFile ? error.message : t('users.import.unreadable'));
    }
  };
  const take = (done: ImportAnswer, known: (answer: ImportAnswer) => Answer) => {
    if (!done.job_id) return setAnswer(known(done));
    if (read) rememberFile(done.job_id, read);
    void navigate({ to: '/jobs/$id', params: { id: done.job_id }, search: {}, ignoreBlocker: true });
  };
  const go = () => {
    if (!file || !read) return;
    send.mutate(
      { file, hasHeader: read.hasHeader },
      { onSuccess: done => take(done, ({ total, failed_users }) => ({ total, failed: failed_users })) },
    );
  };
  const retry = () => {
    if (!read || !answer) return;
    const again = retryFile(read, answer.failed);
    send.mutate(
      { file: again.file, hasHeader: false },
      {
        onSuccess: done =>
          take(done, ({ failed_users }) => ({ ...answer, failed: afterRetry(answer.failed, failed_users) })),
      },
    );
  };
  return (
    <PageLayout
      title={t('users.import.title')}
      crumbs={[{ label: t('common.users'), to: '/users' }]}
      text={t('users.import.text')}
      fill
    >
      <LateAskBeforeLeaving typed={file !== null && !answer} of="view" />
      <Panel>
        <div className={styles.steps}>
          <FileInput
            label={t('users.import.file')}
            description={t('users.import.fileHint', { rows: MOST_IMPORT_ROWS, megabytes: MOST_MEGABYTES })}
            placeholder={t('users.import.choose')}
            accept=".csv,.txt,text/csv"
            leftSection={<IconFileTypeCsv size={17} />}
            clearable={!send.isPending}
            disabled={send.isPending}
            clearButtonProps={{ 'aria-label': t('users.import.clear') }}
            value={file}
            error={problem}
            onChange={chosen => void choose(chosen)}
          />
          <p className={styles.columnsNote}>
            {rich('users.import.columns', { columns: <Code key="columns">{IMPORT_COLUMNS.join(',')}</Code> })}
          </p>
          <div>
            <Button variant="default" leftSection={<IconDownload size={16} />} onClick={downloadTemplate}>
              {t('users.import.template')}
            </Button>
          </div>
        </div>
      </Panel>
      {send.error && <ErrorNote error={send.error} title={t('users.import.error')} />}
      <Announced>{answer && <Outcome answer={answer} />}</Announced>
      {read && (
        <ImportPreview read={read} failed={answer?.failed} busy={send.isPending} onImport={go} onRetry={retry} />
      )}
    </PageLayout>
  );
}

interface Answer {
  readonly total: number;
  readonly failed: readonly ImportRowFailure[];
}

function Outcome({ answer: { total, failed } }: { readonly answer: Answer }) {
  const partly = failed.filter(row => row.created > 0).length;
  return (
    <Alert color={failed.length > 0 ? 'yellow' : 'green'} role="note">
      {t('users.import.outcome', { done: total - failed.length, total, partly, failed: failed.length - partly })}
      {failed.length > 0 && ` ${t('users.import.next')}`}
    </Alert>
  );
}
