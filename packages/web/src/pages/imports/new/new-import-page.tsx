import { Button, FileInput, Progress, TextInput } from '@mantine/core';
import { IconDatabase, IconFileZip, IconFolder } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { fieldErrors } from '../../../api/request-error.ts';
import { guarded } from '../../../shared/guarded.tsx';
import { t } from '../../../texts/text.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { SpokenProgress } from '../../../ui/feedback/spoken-progress.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { LateAskBeforeLeaving } from '../../../ui/forms/late-ask-before-leaving.ts';
import { PageLayout, Panel } from '../../../ui/layout/page.tsx';
import styles from '../imports.module.css';
import { keysAmong } from './key-files.ts';
import { usePlanUpload } from './use-plan-upload.ts';

/** Files of a folder: not a part of React's types. */
const FOLDER = { webkitdirectory: '' } as object;

/** Chooses the files of an old dashboard and sends them; what comes back is the plan. */
function NewImportView() {
  const navigate = useNavigate();
  const { sending, sent, stop } = usePlanUpload();
  const [folder, setFolder] = useState<File[]>([]);
  const [zip, setZip] = useState<File | null>(null);
  const [dump, setDump] = useState<File | null>(null);
  const [prefix, setPrefix] = useState('');
  const [tried, setTried] = useState(false);
  const busy = sending.isPending;
  const keys = zip ? [zip] : keysAmong(folder);
  const errors = fieldErrors(sending.error, ['keys', 'dump', 'prefix']);
  const noKeys = folder.length > 0 && keys.length === 0 ? t('imports.new.noKeys') : undefined;
  const send = () => {
    setTried(true);
    if (!dump || noKeys) return;
    const onSuccess = ({ import_id }: { import_id: string | null }) => {
      toast(t('imports.new.done'));
      if (import_id) void navigate({ to: '/imports/$id', params: { id: import_id }, search: {}, ignoreBlocker: true });
    };
    sending.mutate({ keys, dump, prefix: prefix.trim() }, { onSuccess });
  };
  return (
    <PageLayout
      title={t('app.palette.act.newImport')}
      text={t('imports.new.text')}
      crumbs={[{ label: t('imports.title'), to: '/imports' }]}
      narrow
    >
      <LateAskBeforeLeaving typed={folder.length > 0 || zip !== null || dump !== null || prefix !== ''} />
      <Panel title={t('imports.new.files')}>
        <form
          className={styles.form}
          noValidate
          onSubmit={event => {
            event.preventDefault();
            send();
          }}
        >
          <FileInput
            multiple
            label={t('imports.new.folder')}
            description={t('imports.new.folderHint')}
            placeholder={t('imports.new.chooseFolder')}
            leftSection={<IconFolder size={17} />}
            fileInputProps={FOLDER}
            clearable={!busy}
            clearButtonProps={{ 'aria-label': t('imports.new.clear') }}
            disabled={busy || zip !== null}
            value={folder}
            valueComponent={() => <span>{t('imports.new.keyFiles', { count: keys.length })}</span>}
            error={noKeys ?? (zip ? undefined : errors.keys)}
            onChange={setFolder}
          />
          <FileInput
            label={t('imports.new.zip')}
            description={t('imports.new.zipHint')}
            placeholder={t('imports.new.chooseZip')}
            accept=".zip"
            leftSection={<IconFileZip size={17} />}
            clearable={!busy}
            clearButtonProps={{ 'aria-label': t('imports.new.clear') }}
            disabled={busy || folder.length > 0}
            value={zip}
            error={zip ? errors.keys : undefined}
            onChange={setZip}
          />
          <FileInput
            label={t('imports.new.dump')}
            description={t('imports.new.dumpHint')}
            placeholder={t('imports.new.chooseDump')}
            accept=".sql,.gz"
            required
            leftSection={<IconDatabase size={17} />}
            clearable={!busy}
            clearButtonProps={{ 'aria-label': t('imports.new.clear') }}
            disabled={busy}
            value={dump}
            error={tried && !dump ? t('imports.new.needDump') : errors.dump}
            onChange={setDump}
          />
          <TextInput
            label={t('imports.new.prefix')}
            description={t('imports.new.prefixHint')}
            maxLength={64}
            autoComplete="off"
            disabled={busy}
            value={prefix}
            error={errors.prefix}
            onChange={event => setPrefix(event.currentTarget.value)}
          />
          {sending.error && Object.keys(errors).length === 0 && (
            <ErrorNote error={sending.error} title={t('imports.new.error')} />
          )}
          {busy && <Sending share={sent} />}
          <div className={styles.buttons}>
            <Button type="submit" loading={busy}>
              {t('imports.new.submit')}
            </Button>
            {busy && (
              <Button variant="default" onClick={stop}>
                {t('imports.new.stop')}
              </Button>
            )}
          </div>
        </form>
      </Panel>
      <Panel title={t('imports.new.what')}>
        <ul className={styles.list}>
          <li>{t('imports.new.read')}</li>
          <li>{t('imports.new.sealed')}</li>
          <li>{t('imports.new.never')}</li>
          <li>{t('imports.new.nothing')}</li>
        </ul>
      </Panel>
    </PageLayout>
  );
}

function Sending({ share }: { readonly share: number }) {
  const percent = Math.floor(share * 100);
  const say = (sent: number) => (share < 1 ? t('imports.new.sent', { percent: sent }) : t('imports.new.reading'));
  return (
    <div className={styles.sending}>
      <Progress value={percent} striped={share >= 1} aria-label={t('imports.new.progress')} />
      <span>{say(percent)}</span>
      <SpokenProgress {...{ percent, say }} />
    </div>
  );
}

export const NewImportPage = guarded('app.palette.act.newImport', 'plan-mainwp-import-v1', NewImportView);
