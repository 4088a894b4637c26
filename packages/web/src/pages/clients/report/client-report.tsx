import { Button, Popover, Skeleton } from '@mantine/core';
import { IconExternalLink, IconPalette, IconPrinter } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useCan } from '../../../api/session.ts';
import { useRead } from '../../../api/use-ability.ts';
import { t } from '../../../texts/text.ts';
import { ErrorNote } from '../../../ui/feedback/error-note.tsx';
import type { ListedClient } from '../client.ts';
import { PdfButton } from './pdf-button.tsx';
import { PeriodFields } from './period-fields.tsx';
import styles from './report.module.css';
import { chosenSections, periodOf, type ReportChoice, reportAddress } from './report-choice.ts';
import { ReportFrame } from './report-frame.tsx';
import { SectionBoxes } from './section-boxes.tsx';

const route = getRouteApi('/app/clients/$id');

/** The report of a client as it is printed: choose a period and sections, look at it, print it. */
export function ClientReport({ client }: { readonly client: ListedClient }) {
  const choice: ReportChoice = route.useSearch();
  const navigate = route.useNavigate();
  const may = useCan();
  const frame = useRef<HTMLIFrameElement>(null);
  const [pdfError, setPdfError] = useState<unknown>();
  const branding = useRead('get-branding-v1', { client_id_or_email: client.id });
  const period = periodOf(choice, new Date());
  const chosen = chosenSections(choice.sections);
  const sections = chosen ?? branding.data?.sections ?? [];
  const wanted = { client_id_or_email: client.id, ...period, ...(chosen ? { sections: chosen } : {}) };
  const report = useRead('get-client-report-v1', wanted, { enabled: period !== undefined });
  const change = (next: ReportChoice) => navigate({ search: now => ({ ...now, ...next }), replace: true });
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
        <div className={styles.actions}>
          {may('update-branding-v1') && (
            <Button
              renderRoot={props => <Link to="/clients/branding" search={{ client: client.id }} {...props} />}
              variant="default"
              leftSection={<IconPalette size={16} />}
            >
              {t('clients.branding.short')}
            </Button>
          )}
          {report.data && address && (
            <>
              <Button
                component="a"
                href={address}
                target="_blank"
                rel="noreferrer"
                variant="default"
                leftSection={<IconExternalLink size={16} />}
              >
                {t('clients.report.open')}
              </Button>
              <PdfButton wanted={wanted} onError={setPdfError} />
              <Button leftSection={<IconPrinter size={16} />} onClick={() => frame.current?.contentWindow?.print()}>
                {t('clients.report.print')}
              </Button>
            </>
          )}
        </div>
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
