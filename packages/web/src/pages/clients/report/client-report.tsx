import { Button, Popover, Skeleton } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useRead } from '../../../api/use-ability.ts';
import { useChangeSearch } from '../../../shared/search-params.ts';
import { t } from '../../../texts/text.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import type { ListedClient } from '../client.ts';
import { PeriodFields } from './period-fields.tsx';
import styles from './report.module.css';
import { ReportActions } from './report-actions.tsx';
import { chosenSections, periodOf, type ReportChoice, reportAddress } from './report-choice.ts';
import { ReportFrame } from './report-frame.tsx';
import { SectionBoxes } from './section-boxes.tsx';

const route = getRouteApi('/app/clients/$id');

/** The report of a client as it is printed: choose a period and sections, look at it, print it. */
export function ClientReport({ client }: { readonly client: ListedClient }) {
  const choice: ReportChoice = route.useSearch();
  const frame = useRef<HTMLIFrameElement>(null);
  const [pdfError, setPdfError] = useState<unknown>();
  const branding = useRead('get-branding-v1', { client_id_or_email: client.id });
  const period = periodOf(choice, new Date());
  const chosen = chosenSections(choice.sections);
  const sections = chosen ?? branding.data?.sections ?? [];
  const wanted = { client_id_or_email: client.id, ...period, ...(chosen ? { sections: chosen } : {}) };
  const report = useRead('get-client-report-v1', wanted, { enabled: period !== undefined });
  const change = useChangeSearch(route);
  const setPeriod = ({ month, from, to }: ReportChoice) => change({ month, from, to });
  const address = period && reportAddress(client.id, period, chosen);
  return (
    <>
      <div className={styles.bar}>
        <PeriodFields choice={choice} onChange={setPeriod} />
        <Popover position="bottom-start" withinPortal>
          <Popover.Target>
            <Button variant="default">{t('clients.report.sections.label')}</Button>
          </Popover.Target>
          <Popover.Dropdown>
            <SectionBoxes value={sections} onChange={next => change({ sections: next.join(',') || 'none' })} />
          </Popover.Dropdown>
        </Popover>
        <ReportActions
          client={client.id}
          wanted={wanted}
          address={report.data && address}
          onError={setPdfError}
          onPrint={() => frame.current?.contentWindow?.print()}
        />
      </div>
      {pdfError !== undefined && <ErrorNote error={pdfError} />}
      {report.error && <ErrorNote error={report.error} onRetry={report.refetch} />}
      {report.isLoading && <Skeleton height={480} />}
      {report.data && address && (
        <ReportFrame
          title={t('clients.report.title', { name: client.name })}
          address={address}
          version={report.data.made_at}
          frame={frame}
        />
      )}
    </>
  );
}
