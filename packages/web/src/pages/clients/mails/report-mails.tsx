import { Button } from '@mantine/core';
import { IconCalendarTime, IconSend } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useCan } from '../../../api/session.ts';
import { useRead } from '../../../api/use-ability.ts';
import { useScope } from '../../../shared/scope/use-scope.ts';
import { saidByServer, saidText } from '../../../shared/server-said.tsx';
import { SPEAKS_AS_SERVER } from '../../../texts/language.ts';
import { t } from '../../../texts/text.ts';
import { Dotted } from '../../../ui/data-table/cells/dotted.tsx';
import { menuColumn } from '../../../ui/data-table/cells/menu-column.tsx';
import { RowLink } from '../../../ui/data-table/cells/row-link.tsx';
import { TwoLines } from '../../../ui/data-table/cells/two-lines.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useNarrow } from '../../../ui/data-table/use-narrow.ts';
import { useRows } from '../../../ui/data-table/use-rows.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { PageAction } from '../../../ui/layout/page-action.tsx';
import { lazyDialog } from '../../../ui/loading/lazy-dialog.tsx';
import { Ago } from '../../../ui/text/ago.tsx';
import { Chip } from '../../../ui/text/chip.tsx';
import { formatDate } from '../../../ui/text/format.ts';
import type { ListedClient } from '../client.ts';
import { MAIL_STATE_NAMES, mailTone, type ReportMail, type ReportSchedule } from './report-mail.ts';
import { nextPeriodText, periodText, scheduleProblem, scheduleText } from './schedule-text.ts';

const ClientSchedule = lazyDialog(() => import('./schedule-dialog.tsx'), 'ClientSchedule');
const SendDialog = lazyDialog(() => import('./send-dialog.tsx'), 'SendDialog');

/** Reports that went to clients by mail; those of one client with its schedule. */
export function ReportMails({ client }: { readonly client?: ListedClient }) {
  const may = useCan();
  const scope = useScope();
  const narrow = useNarrow();
  const rows = useRows('list-report-mails-v1', { client_id: client?.id ?? scope.client });
  const [dialog, setDialog] = useState<'schedule' | { readonly send: ReportMail | undefined }>();
  const close = () => setDialog(undefined);
  return (
    <>
      <DataTable
        label={t('clients.mails.title')}
        storeAs={client ? 'Report mails of a client' : 'Report mails'}
        noun="clients.mails.count"
        rows={rows}
        columns={columns(
          client === undefined,
          narrow,
          mail => may('send-report-v1') && (() => setDialog({ send: mail })),
        )}
        rowHeight={narrow ? 64 : undefined}
        rowId={mail => mail.id}
        rowName={mailName}
        toolbar={
          client && (
            <Tools
              {...{ client }}
              onSchedule={() => setDialog('schedule')}
              onSend={() => setDialog({ send: undefined })}
            />
          )
        }
        empty={
          <Empty title={t('clients.mails.none')}>
            {t(may('send-report-v1') ? 'clients.mails.noneText' : 'clients.mails.noneTextOfReader')}
          </Empty>
        }
      />
      {dialog === 'schedule' && client && <ClientSchedule client={client} onClose={close} />}
      {typeof dialog === 'object' && (
        <SendDialog
          clientId={client?.id ?? dialog.send?.client_id ?? 0}
          name={client?.name ?? dialog.send?.client ?? ''}
          again={dialog.send}
          onClose={close}
        />
      )}
    </>
  );
}

interface ToolsProps {
  readonly client: ListedClient;
  readonly onSchedule: () => void;
  readonly onSend: () => void;
}

function Tools({ client, onSchedule, onSend }: ToolsProps) {
  const may = useCan();
  const schedule = useSchedule(client.id);
  const first = schedule.data?.items[0];
  return (
    <>
      <span className="quiet">
        {schedule.data && [scheduleText(first), nextText(first), scheduleProblem(first)].filter(Boolean).join('. ')}
      </span>
      <PageAction>
        {may('set-report-schedule-v1') && (
          <Button variant="default" leftSection={<IconCalendarTime size={16} />} onClick={onSchedule}>
            {t('clients.mails.schedule')}
          </Button>
        )}
        {may('send-report-v1') && (
          <Button leftSection={<IconSend size={16} />} onClick={onSend}>
            {t('clients.mails.send')}
          </Button>
        )}
      </PageAction>
    </>
  );
}

/** When its next report is sent, and what it is about. */
function nextText(schedule: ReportSchedule | undefined): string | undefined {
  if (!schedule?.next_at) return undefined;
  return t('clients.mails.next', { date: formatDate(schedule.next_at), period: nextPeriodText(schedule) });
}

const useSchedule = (client_id: number) => useRead('list-report-schedules-v1', { client_id });

const mailName = (mail: ReportMail) => `${mail.client}, ${periodText(mail)}`;

/** What the mail server said, or this one, if the mail did not go out. */
function whyNotSent({ state, answer }: ReportMail): ReactNode {
  if (state === 'sent' || answer === '') return undefined;
  if (state !== 'unknown' || SPEAKS_AS_SERVER) return saidByServer(answer);
  return (
    <>
      {t('clients.mails.mayHaveArrived')} {saidByServer(answer)}
    </>
  );
}

const clientLink = ({ client, client_id }: ReportMail) => (
  <RowLink href={`/clients/${client_id}?view=mails`}>{client}</RowLink>
);

/** @param narrow The window has no room for the columns of the period, recipients and time. */
function columns(
  withClient: boolean,
  narrow: boolean,
  again: (mail: ReportMail) => false | (() => void),
): Column<ReportMail>[] {
  const onPhone = (mail: ReportMail) => (
    <TwoLines
      below={
        <>
          <Dotted>
            {withClient && periodText(mail)}
            <Ago at={mail.ended_at ?? mail.created_at} />
          </Dotted>
          <br />
          {whyNotSent(mail) ?? mail.recipients.join(', ')}
        </>
      }
    >
      {withClient ? clientLink(mail) : periodText(mail)}
    </TwoLines>
  );
  const period = { key: 'period', header: t('clients.mails.columns.period'), fixed: true };
  const client = { key: 'client', header: t('clients.one'), fixed: true };
  return [
    ...(narrow ? [{ ...(withClient ? client : period), cell: onPhone }] : []),
    ...(withClient && !narrow ? [{ ...client, cell: clientLink }] : []),
    ...(narrow ? [] : [{ ...period, width: '190px', cell: periodText }]),
    {
      key: 'state',
      header: t('common.status'),
      width: narrow ? '100px' : '140px',
      fixed: true,
      cell: ({ state, answer }) => (
        <Chip tone={mailTone(state)} title={answer === '' ? undefined : saidText(answer)}>
          {MAIL_STATE_NAMES[state]}
        </Chip>
      ),
    },
    {
      key: 'recipients',
      header: t('clients.mails.columns.recipients'),
      from: 'md',
      cell: mail => (
        <TwoLines plain below={whyNotSent(mail)}>
          {mail.recipients.join(', ') || '–'}
        </TwoLines>
      ),
    },
    {
      key: 'at',
      header: t('clients.mails.columns.at'),
      width: '130px',
      from: 'lg',
      cell: ({ ended_at, created_at }) => <Ago at={ended_at ?? created_at} />,
    },
    menuColumn(mailName, mail => {
      const run = again(mail);
      return [run !== false && mail.next_at === null && { label: t('clients.mails.again'), run }];
    }),
  ];
}
