import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { invalidState } from '../../kernel/state-reasons.ts';
import { type MessageLanguage, messageLanguageSchema } from '../../kernel/text/message-language.ts';
import { MailError } from '../../ports/mail/port.ts';
import { mailBody } from '../channels/index.ts';

const ANSWER_CHARACTERS = 300;

export const TEST_MAIL_TEXTS: Readonly<Record<MessageLanguage, { title: string; text: string }>> = {
  en: { title: 'Test mail of Sitekeeper', text: 'This server can send mail.' },
  de: { title: 'Testmail von Sitekeeper', text: 'Dieser Server kann E-Mails verschicken.' },
};

export const testMail = ability({
  name: 'test-mail-v1',
  summary: 'Send a test mail by the mail server of the settings, and say what that answered.',
  category: 'admin',
  effect: 'write',
  method: 'POST',
  adminOnly: true,
  input: Type.Object({
    to: Type.String({
      maxLength: 200,
      pattern: '^[^\\s<>@,;]+@[^\\s<>@,;]+$',
      examples: ['anna@example.com'],
      description: 'Address that the test mail is sent to.',
    }),
    language: Type.Optional(messageLanguageSchema('Language of the mail: en or de.', 'en')),
  }),
  output: Type.Object({
    sent: Type.Boolean({ description: 'Whether the mail server took the mail.' }),
    answer: Type.String({ description: 'What the mail server answered, or why no mail could be sent.' }),
  }),
  errors: ['invalid_state'],
}).run(async ({ to, language = 'en' }, ctx) => {
  if (!ctx.mail.ready) {
    throw invalidState('mail_server_missing', 'No mail server is set up. Set mail.smtp_url and mail.from first.');
  }
  const { title, text } = TEST_MAIL_TEXTS[language];
  const body = mailBody({ title, paragraphs: [text], items: [], url: ctx.origin, language });
  const outcome = await ctx.mail
    .send({ to: [to], subject: title, ...body, messageKey: `test-${ctx.clock.now()}` })
    .then(
      ({ answer }) => ({ sent: true, answer: answer.slice(0, ANSWER_CHARACTERS) }),
      (error: unknown) => {
        if (!(error instanceof MailError)) throw error;
        return { sent: false, answer: error.message.slice(0, ANSWER_CHARACTERS) };
      },
    );
  const audit = [{ action: 'mail.tested', subject: 'setting:mail.smtp_url', detail: { to, sent: outcome.sent } }];
  return audited(ctx, async () => ({ result: outcome, audit }));
});
