import { useRun } from '../../../api/use-ability.ts';
import { t } from '../../../texts/text.ts';
import { AskDialog } from '../../../ui/dialogs/ask-dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import type { ReportMail } from './report-mail.ts';
import { periodText } from './schedule-text.ts';

interface SendDialogProps {
  readonly clientId: number;
  readonly name: string;
  /** Undefined: the report on last month. */
  readonly again: ReportMail | undefined;
  readonly onClose: () => void;
}

/** Sends a report to a client now. */
export function SendDialog({ clientId, name, again, onClose }: SendDialogProps) {
  const send = useRun('send-report-v1');
  const go = async () => {
    await send.mutateAsync({ client_id_or_email: clientId, ...(again ? { period: again.period } : {}) });
    toast(t('clients.mails.queued'));
    onClose();
  };
  return (
    <AskDialog
      title={t(again ? 'clients.mails.again' : 'clients.mails.send')}
      label={t(again ? 'clients.mails.again' : 'clients.mails.send')}
      busy={send.isPending}
      error={send.error}
      onGo={() => void go().catch(() => undefined)}
      onClose={onClose}
    >
      <p>
        {again
          ? t('clients.mails.againText', { name, period: periodText(again) })
          : t('clients.mails.sendText', { name })}
      </p>
      {again?.state === 'unknown' && <p>{t('clients.mails.unknownText')}</p>}
    </AskDialog>
  );
}
