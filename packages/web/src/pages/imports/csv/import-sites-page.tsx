import { Button, Checkbox, FileInput, PasswordInput, TextInput } from '@mantine/core';
import { IconDownload, IconFileTypeCsv } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { fieldErrors } from '../../../api/request-error.ts';
import { guarded } from '../../../shared/guarded.tsx';
import { t } from '../../../texts/text.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { LateAskBeforeLeaving } from '../../../ui/forms/late-ask-before-leaving.ts';
import { PageLayout, Panel } from '../../../ui/layout/page.tsx';
import { latePart } from '../../../ui/loading/late-part.ts';
import styles from '../imports.module.css';
import { downloadSiteTemplate } from './site-template.ts';
import { type RowDefaults, type SiteImport, useSiteImport } from './use-site-import.ts';

// The page begins without rows, and so without tables, and without a job.
const SiteRows = latePart(async () => ({ default: (await import('./site-rows.tsx')).SiteRows }));
const SiteRowsJob = latePart(async () => ({ default: (await import('./site-rows-job.tsx')).SiteRowsJob }));

const NO_DEFAULTS: RowDefaults = { admin: '', adminpassword: '', uniqueid: '', create_missing: false };
const OPTIONS = Object.keys(NO_DEFAULTS) as (keyof RowDefaults)[];

/** What becomes of the rows, by which options. */
interface Preview {
  readonly answer: SiteImport;
  readonly by: RowDefaults;
}

/** Adds the sites of a CSV file: shows first what would become of each row. */
function ImportSitesView() {
  const send = useSiteImport();
  const [file, setFile] = useState<File | null>(null);
  const [defaults, setDefaults] = useState(NO_DEFAULTS);
  const [preview, setPreview] = useState<Preview>();
  const [jobId, setJobId] = useState<string>();
  const latest = useRef(0);

  const look = (chosen: File | null, given: RowDefaults) => {
    const mine = ++latest.current;
    setPreview(undefined);
    setJobId(undefined);
    send.reset();
    // Of two answers, only the one to the last question counts.
    const onSuccess = (answer: SiteImport) => mine === latest.current && setPreview({ answer, by: given });
    if (chosen) send.mutate({ ...given, file: chosen, dry_run: true }, { onSuccess });
  };
  const choose = (chosen: File | null) => {
    setFile(chosen);
    look(chosen, defaults);
  };
  const change = (next: Partial<RowDefaults>) => {
    const given = { ...defaults, ...next };
    setDefaults(given);
    // A text is not done with its first letter: its preview waits for “Check again”.
    if (next.create_missing !== undefined && preview?.answer.dry_run) look(file, given);
  };
  const go = () => {
    if (!file) return;
    const onSuccess = (answer: SiteImport) => {
      setPreview({ answer, by: defaults });
      setJobId(answer.job_id);
    };
    send.mutate({ ...defaults, file, dry_run: false }, { onSuccess });
  };
  const sending = send.isPending && send.variables.dry_run === false;
  const outdated = preview?.answer.dry_run === true && OPTIONS.some(name => preview.by[name] !== defaults[name]);
  const done = preview?.answer.dry_run === false;
  const typed = file !== null || OPTIONS.some(name => defaults[name] !== NO_DEFAULTS[name]);
  const problem = fieldErrors(send.error, ['csv_file']).csv_file;
  return (
    <PageLayout
      title={t('imports.csv.title')}
      crumbs={[{ label: t('common.sites'), to: '/sites' }]}
      text={t('imports.csv.text')}
      fill
    >
      <LateAskBeforeLeaving typed={typed && !done} />
      <Panel>
        <div className={styles.form}>
          <FileInput
            label={t('imports.csv.file')}
            description={t('imports.csv.fileHint')}
            placeholder={t('imports.csv.choose')}
            accept=".csv,.txt,text/csv"
            leftSection={<IconFileTypeCsv size={17} />}
            clearable={!send.isPending}
            disabled={send.isPending}
            clearButtonProps={{ 'aria-label': t('imports.new.clear') }}
            value={file}
            error={problem}
            onChange={choose}
          />
          <details className={styles.notes}>
            <summary>{t('imports.csv.defaults')}</summary>
            <div className={styles.defaults}>
              <TextInput
                label={t('imports.password.login')}
                autoComplete="off"
                disabled={sending}
                value={defaults.admin}
                onChange={event => change({ admin: event.currentTarget.value })}
              />
              <PasswordInput
                label={t('common.password')}
                autoComplete="new-password"
                disabled={sending}
                value={defaults.adminpassword}
                onChange={event => change({ adminpassword: event.currentTarget.value })}
              />
              <TextInput
                label={t('imports.password.uniqueId')}
                autoComplete="off"
                disabled={sending}
                value={defaults.uniqueid}
                onChange={event => change({ uniqueid: event.currentTarget.value })}
              />
            </div>
          </details>
          <Checkbox
            label={t('imports.csv.createMissing')}
            description={t('imports.csv.createMissingHint')}
            disabled={sending}
            checked={defaults.create_missing}
            onChange={event => change({ create_missing: event.currentTarget.checked })}
          />
          <div className={styles.buttons}>
            <Button variant="default" leftSection={<IconDownload size={16} />} onClick={downloadSiteTemplate}>
              {t('imports.csv.template')}
            </Button>
            {file && !jobId && (
              <Button variant="default" loading={send.isPending} onClick={() => look(file, defaults)}>
                {t('imports.csv.again')}
              </Button>
            )}
          </div>
          {preview && <Columns columns={preview.answer.columns} />}
        </div>
      </Panel>
      {send.error && !problem && <ErrorNote error={send.error} title={t('imports.csv.error')} />}
      {jobId && <SiteRowsJob jobId={jobId} onRetry={() => look(file, defaults)} />}
      {preview && (
        <SiteRows
          answer={preview.answer}
          started={!preview.answer.dry_run}
          outdated={outdated}
          busy={send.isPending}
          onImport={go}
        />
      )}
    </PageLayout>
  );
}

/** What each column is taken for. */
function Columns({ columns }: { readonly columns: SiteImport['columns'] }) {
  const used = columns.flatMap(({ header, field }) =>
    field === null ? [] : [`${header || '–'} → ${t(`imports.csv.fields.${field}`)}`],
  );
  const ignored = columns.filter(({ header, field }) => field === null && header !== '').map(({ header }) => header);
  return (
    <p className={styles.columns}>
      {t('imports.csv.columns', { columns: used.join(', ') })}
      {ignored.length > 0 && ` ${t('imports.csv.ignored', { columns: ignored.join(', ') })}`}
    </p>
  );
}

export const ImportSitesPage = guarded('app.palette.act.importSites', 'import-sites-v1', ImportSitesView);
