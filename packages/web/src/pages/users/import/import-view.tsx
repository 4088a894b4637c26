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
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { PageLayout, Panel } from '../../../ui/layout/page.tsx';
import { formatNumber, quantity } from '../../../ui/text/format.ts';
import styles from './import.module.css';
import { ImportPreview } from './import-preview.tsx';
import { downloadTemplate } from './template.ts';

const route = getRouteApi('/app/users');

/** Imports users from a CSV file: look at its rows first, then at what became of each. */
export function ImportView() {
  const navigate = route.useNavigate();
  const send = useImport();
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<ReadFile>();
  const [problem, setProblem] = useState<string>();
  const latest = useRef<File | null>(null);
  /** What came of it, with what was tried again since. */
  const [answer, setAnswer] = useState<Answer>();

  const choose = async (chosen: File | null) => {
    latest.current = chosen;
    setFile(chosen);
    setRead(undefined);
    setProblem(undefined);
    setAnswer(undefined);
    send.reset();
    if (!chosen) return;
    // Of two files chosen in a row the first may be read last: its rows are not those of the file that is sent.
    const isLatest = () => latest.current === chosen;
    try {
      const rows = await readFile(chosen);
      if (isLatest()) setRead(rows);
    } catch (error) {
      if (isLatest())
        setProblem(error instanceof UnreadableFile ? error.message : 'The file could not be read. Choose it again.');
    }
  };
  const take = (done: ImportAnswer, known: (answer: ImportAnswer) => Answer) => {
    if (!done.job_id) return setAnswer(known(done));
    if (read) rememberFile(done.job_id, read);
    void navigate({ to: '/jobs/$id', params: { id: done.job_id }, search: {} });
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
      title="Import users"
      crumbs={[{ label: 'Users', to: '/users' }]}
      text="Makes the users of a CSV file on the sites that each row names."
      fill
    >
      <Panel>
        <div className={styles.steps}>
          <FileInput
            label="CSV file"
            description={`UTF-8, at most ${formatNumber(MOST_IMPORT_ROWS)} rows and ${MOST_MEGABYTES} MB.`}
            placeholder="Choose a file"
            accept=".csv,.txt,text/csv"
            leftSection={<IconFileTypeCsv size={17} />}
            clearable={!send.isPending}
            disabled={send.isPending}
            clearButtonProps={{ 'aria-label': 'Choose no file' }}
            value={file}
            error={problem}
            onChange={chosen => void choose(chosen)}
          />
          <p className={styles.columnsNote}>
            Columns: <Code>{IMPORT_COLUMNS.join(',')}</Code>. Several sites or tags in a cell are separated by
            semicolons.
          </p>
          <div>
            <Button variant="default" leftSection={<IconDownload size={16} />} onClick={downloadTemplate}>
              Download a template
            </Button>
          </div>
        </div>
      </Panel>
      {send.error && <ErrorNote error={send.error} title="The file was not imported" />}
      {answer && <Outcome answer={answer} />}
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

const ROWS = ['row', 'rows'] as const;

function Outcome({ answer: { total, failed } }: { readonly answer: Answer }) {
  const partly = failed.filter(row => row.created > 0).length;
  const not = failed.length - partly;
  return (
    <Alert color={failed.length > 0 ? 'yellow' : 'green'} role="status">
      {formatNumber(total - failed.length)} of {quantity(total, ROWS)} imported
      {partly > 0 && `, ${quantity(partly, ROWS)} on some of ${partly === 1 ? 'its' : 'their'} sites only`}
      {not > 0 && `, ${quantity(not, ROWS)} not at all`}.
      {failed.length > 0 &&
        ' Below you see why. Retry the failed sites here, or mend what is wrong in the file and import those rows again.'}
    </Alert>
  );
}
