import type { MessageLanguage } from '../../../kernel/text/message-language.ts';

/** What the mail with the link of an invitation says, in the ICU format. */
interface InvitationTexts {
  readonly title: string;
  readonly titleFrom: string;
  readonly whatToDo: string;
  readonly until: string;
  readonly action: string;
}

export const INVITATION_TEXTS: Readonly<Record<MessageLanguage, InvitationTexts>> = {
  en: {
    title: 'You are invited to Sitekeeper',
    titleFrom: '{from} invites you to Sitekeeper',
    whatToDo: 'Open the link to set your password or your passkey. You are signed in at once.',
    until: 'The link works once, until {until}. Don’t pass it on.',
    action: 'Accept invitation',
  },
  de: {
    title: 'Sie sind zu Sitekeeper eingeladen',
    titleFrom: '{from} lädt Sie zu Sitekeeper ein',
    whatToDo: 'Öffnen Sie den Link, um Ihr Passwort oder Ihren Passkey festzulegen. Sie sind dann gleich angemeldet.',
    until: 'Der Link gilt einmal, bis {until}. Geben Sie ihn nicht weiter.',
    action: 'Einladung annehmen',
  },
};
