import { fillMessage, type MessageValues } from '../../kernel/text/fill-message.ts';
import type { MessageLanguage } from '../../kernel/text/message-language.ts';

/** What messages say around what they tell, in the ICU format. */
interface MessageTexts {
  readonly open: string;
  readonly more: string;
  readonly testTitle: string;
  readonly testOfChannel: string;
  readonly testOfBrowser: string;
}

export const MESSAGE_TEXTS: Readonly<Record<MessageLanguage, MessageTexts>> = {
  en: {
    open: 'Open in Sitekeeper',
    more: '… and {count, number} more',
    testTitle: 'Test message of Sitekeeper',
    testOfChannel: 'This is a test of the channel "{name}". Messages to it arrive.',
    testOfBrowser: 'Notifications are shown by this browser, which you call "{name}".',
  },
  de: {
    open: 'In Sitekeeper öffnen',
    more: '… und {count, number} weitere',
    testTitle: 'Testnachricht von Sitekeeper',
    testOfChannel: 'Dies ist ein Test des Kanals „{name}“. Nachrichten an ihn kommen an.',
    testOfBrowser: 'Dieser Browser, den Sie „{name}“ nennen, zeigt Benachrichtigungen an.',
  },
};

/** @param language Of the message; messages of earlier releases have none and are in English. */
export const messageText = (
  text: keyof MessageTexts,
  language: MessageLanguage = 'en',
  values: MessageValues = {},
): string => fillMessage(MESSAGE_TEXTS[language][text], values, language);
