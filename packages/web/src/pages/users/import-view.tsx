import { Alert, Button, Code, FileInput } from '@mantine/core';
import { IconDownload, IconFileTypeCsv } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ErrorNote } from '../../ui/error-note.tsx';
import { count } from '../../ui/format.ts';
import { Page, Panel } from '../../ui/page.tsx';
import { ImportPreview } from './import-preview.tsx';
import { COLUMNS } from './import-row.ts';
import { type ReadFile, readFile, UnreadableFile } from './read-file.ts';
import { downloadTemplate } from './template.ts';
import { type ImportAnswer, useImport } from './use-import.ts';
import styles from './users.module.css';

const route = getRouteApi('/app/users');

/** Imports users from a CSV file: look at its rows first, then at what became of each. */
export function ImportView() {
  const navigate = route.useNavigate();
  const send = useImport();
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<ReadFile>();
  const [problem, setProblem] = useState<string>();
  const latest = useRef<File | null>(null);
  const answer = send.data;

  const choose = async (chosen: File | null) => {
    latest.current = chosen;
    setFile(chosen);
    setRead(undefined);
    setProblem(undefined);
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
  const go = () => {
    if (!file || !read) return;
    send.mutate(
      { file, hasHeader: read.hasHeader },
      { onSuccess: ({ job_id }) => job_id && navigate({ to: '/jobs/$id', params: { id: job_id }, search: {} }) },
    );
  };
  return (
    <Page
      title="Import users"
      crumbs={[{ label: 'Users', to: '/users' }]}
      text="Makes the users of a CSV file on the sites that each row names."
      fill
    >
      <Panel>
        <div className={styles.steps}>
          <FileInput
            label="CSV file"
            description="UTF-8, at most 10,000 rows and 10 MB."
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
            Columns: <Code>{COLUMNS.join(',')}</Code>. Several sites or tags in a cell are separated by semicolons.
          </p>
          <div>
            <Button variant="default" leftSection={<IconDownload size={16} />} onClick={downloadTemplate}>
              Download a template
            </Button>
          </div>
        </div>
      </Panel>
      {send.error && <ErrorNote error={send.error} title="The file was not imported" />}
      {answer && !answer.job_id && <Outcome answer={answer} />}
      {read && <ImportPreview read={read} answer={answer} busy={send.isPending} onImport={go} />}
    </Page>
  );
}

function Outcome({ answer }: { readonly answer: ImportAnswer }) {
  const { total, success_count, failed_count } = answer;
  return (
    <Alert color={failed_count > 0 ? 'yellow' : 'green'} role="status">
      {count(success_count, ['row', 'rows'])} of {total} imported.{' '}
      {failed_count > 0 &&
        `${count(failed_count, ['row', 'rows'])} failed: see below why, mend them in the file, and import those again.`}
    </Alert>
  );
}
