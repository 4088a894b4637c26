import type { MessageLanguage } from '../../../kernel/text/message-language.ts';
import { EVENT_TEXTS_DE } from './de.ts';
import { EVENT_TEXTS_EN } from './en.ts';
import type { EventTexts } from './event-texts.ts';

export const EVENT_TEXTS: Readonly<Record<MessageLanguage, EventTexts>> = {
  en: EVENT_TEXTS_EN,
  de: EVENT_TEXTS_DE,
};
