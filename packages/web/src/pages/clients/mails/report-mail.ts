import type { Output } from '../../../generated/abilities.ts';
import { named } from '../../../texts/named.ts';
import type { Tone } from '../../../ui/text/chip.tsx';

export type ReportMail = Output<'list-report-mails-v1'>['items'][number];
export type ReportSchedule = Output<'list-report-schedules-v1'>['items'][number];

export const MAIL_STATE_NAMES = named<ReportMail['state']>({
  pending: 'clients.mails.states.pending',
  preparing: 'clients.mails.states.preparing',
  sending: 'clients.mails.states.sending',
  sent: 'clients.mails.states.sent',
  failed: 'clients.mails.states.failed',
  unknown: 'clients.mails.states.unknown',
});

const TONES = new Map<ReportMail['state'], Tone>([
  ['preparing', 'info'],
  ['sending', 'info'],
  ['sent', 'good'],
  ['failed', 'bad'],
  ['unknown', 'warn'],
]);

export const mailTone = (state: ReportMail['state']): Tone => TONES.get(state) ?? 'quiet';
