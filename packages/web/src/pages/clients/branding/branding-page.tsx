import { SegmentedControl, Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { file } from '../../../api/request.ts';
import { useRead } from '../../../api/use-ability.ts';
import { LateOneEntityPicker } from '../../../shared/entities/late-entity-picker.tsx';
import { guarded } from '../../../shared/guarded.tsx';
import { once } from '../../../texts/once.ts';
import { t } from '../../../texts/text.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import { PageLayout, Panel } from '../../../ui/layout/page.tsx';
import { latePart } from '../../../ui/loading/late-part.ts';
import { lastMonths, reportAddress } from '../report/report-choice.ts';
import styles from './branding.module.css';
import { type BrandingValues, changesToSend, TYPING_MS } from './branding-values.ts';
import { DraftFrame } from './draft-frame.tsx';
import { MailDraft } from './mail-draft.tsx';

/** px: about that of the form, so that the preview below it on a phone stays where it is. */
const FORM_HEIGHT = 1000;

const BrandingForm = latePart(
  async () => ({ default: (await import('./branding-form.tsx')).BrandingForm }),
  () => <Skeleton height={FORM_HEIGHT} />,
);

const route = getRouteApi('/app/clients/branding');
const crumbs = once(() => [{ label: t('common.clients'), to: '/clients' }]);

/** How reports look: by default, or of one client. */
export const BrandingPage = guarded('clients.branding.title', 'update-branding-v1', Branding);

function Branding() {
  const { client } = route.useSearch();
  const navigate = route.useNavigate();
  const stored = useRead('get-branding-v1', client === undefined ? {} : { client_id_or_email: client });
  const standard = useRead('get-branding-v1', {});
  const [draft, setDraft] = useState<{ of: number | undefined; values: BrandingValues }>();
  const error = stored.error ?? standard.error;
  return (
    <PageLayout title={t('clients.branding.title')} text={t('clients.branding.text')} crumbs={crumbs()}>
      <LateOneEntityPicker
        kind="clients"
        offersAll
        label={t('clients.branding.of')}
        placeholder={t('clients.branding.default')}
        width={320}
        value={client ?? null}
        onChange={id => navigate({ search: { client: id ?? undefined }, replace: true })}
      />
      {error && <ErrorNote error={error} onRetry={stored.refetch} />}
      {!error && !(stored.data && standard.data) && <Skeleton height={FORM_HEIGHT} />}
      {stored.data && standard.data && (
        <div className={styles.columns}>
          <Panel>
            <BrandingForm
              key={client ?? 'default'}
              clientId={client}
              stored={stored.data}
              standard={standard.data}
              onDraft={values => setDraft({ of: client, values })}
            />
          </Panel>
          <Preview
            client={client}
            version={stored.dataUpdatedAt}
            values={draft && draft.of === client ? draft.values : undefined}
          />
        </div>
      )}
    </PageLayout>
  );
}

interface PreviewProps {
  readonly client: number | undefined;
  readonly version: number;
  /** What is typed; undefined: nothing was changed. */
  readonly values: BrandingValues | undefined;
}

/** The report with what is typed, once the server can make one of it. */
function useDraft(shown: number | undefined, ofClient: boolean, values: BrandingValues | undefined) {
  const [typed] = useDebouncedValue(values, TYPING_MS);
  const { data } = useQuery({
    queryKey: ['branding-draft', shown, ofClient, typed],
    queryFn: async ({ signal }) => {
      const body = { of_client: ofClient, branding: typed && changesToSend(typed) };
      const path = `/web/clients/${shown}/report/draft`;
      return (await file(path, { method: 'POST', body, signal, changes: false, accept: 'text/html' })).text();
    },
    enabled: shown !== undefined && typed !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  return values === undefined ? undefined : data;
}

const PREVIEWS = ['report', 'mail'] as const;

/** Last month of the client; of the default, of the first client. */
function Preview({ client, version, values }: PreviewProps) {
  const first = useRead('list-clients-v1', { per_page: 1 }, { enabled: client === undefined });
  const shown = client ?? first.data?.items[0]?.id;
  const draft = useDraft(shown, client !== undefined, values);
  const [kind, setKind] = useState<(typeof PREVIEWS)[number]>('report');
  const month = lastMonths(new Date())[1] ?? '';
  return (
    <div className={styles.preview}>
      <Panel title={t('clients.branding.preview')} aside={<p className={styles.hint}>{t('clients.branding.typed')}</p>}>
        {shown !== undefined && (
          <SegmentedControl
            size="xs"
            mb="sm"
            aria-label={t('clients.branding.preview')}
            data={PREVIEWS.map(value => ({ value, label: t(`clients.branding.previews.${value}`) }))}
            value={kind}
            onChange={setKind}
          />
        )}
        {shown !== undefined && kind === 'mail' && (
          <MailDraft clientId={shown} ofClient={client !== undefined} {...{ version, values }} />
        )}
        {shown !== undefined && kind === 'report' && (
          <DraftFrame
            title={t('clients.branding.preview')}
            address={reportAddress(shown, { month }, undefined)}
            version={String(version)}
            draft={draft}
          />
        )}
        {shown === undefined && first.data && (
          <Empty title={t('clients.branding.noClient')}>{t('clients.branding.noClientText')}</Empty>
        )}
      </Panel>
    </div>
  );
}
