import { Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { t } from '../../../texts/text.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { FactList } from '../../../ui/text/fact-list.tsx';
import styles from './branding.module.css';
import { type BrandingValues, changesToSend, TYPING_MS } from './branding-values.ts';

interface DraftedMail {
  readonly sender: string;
  readonly subject: string;
  readonly text: string;
  readonly file_name: string;
  readonly language: string;
}

interface MailDraftProps {
  /** Whose report it carries. */
  readonly clientId: number;
  readonly ofClient: boolean;
  readonly version: number;
  /** What is typed; undefined: nothing was changed. */
  readonly values: BrandingValues | undefined;
}

/** The mail that carries the report of last month, with what is typed. */
export function MailDraft({ clientId, ofClient, version, values }: MailDraftProps) {
  const [typed] = useDebouncedValue(values, TYPING_MS);
  const { data, error } = useQuery({
    queryKey: ['mail-draft', clientId, ofClient, version, typed],
    queryFn: ({ signal }) =>
      request<DraftedMail>(`/web/clients/${clientId}/report/draft-mail`, {
        method: 'POST',
        body: { of_client: ofClient, branding: typed ? changesToSend(typed) : {} },
        signal,
        changes: false,
      }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  if (error) return <ErrorNote error={error} />;
  if (!data) return <Skeleton height={160} />;
  const said = (text: string) => <span lang={data.language}>{text}</span>;
  return (
    <>
      <FactList
        facts={[
          [t('clients.branding.mail.from'), data.sender],
          [t('clients.branding.mail.subject'), said(data.subject)],
          [t('clients.branding.mail.attached'), data.file_name],
        ]}
      />
      <p className={styles.mail} lang={data.language}>
        {data.text}
      </p>
    </>
  );
}
