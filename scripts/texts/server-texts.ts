import { TELLING_TEXTS } from '../../packages/server/src/features/alarms/telling/telling-texts.ts';
import { USUAL_TEXTS } from '../../packages/server/src/features/branding/usual-texts.ts';
import { MESSAGE_TEXTS } from '../../packages/server/src/features/channels/message-texts.ts';
import { EVENT_TEXTS } from '../../packages/server/src/features/events/texts/index.ts';
import { PORTAL_TEXTS } from '../../packages/server/src/features/portal/page/portal-texts.ts';
import { REPORT_TEXTS } from '../../packages/server/src/features/reports/html/texts/index.ts';
import { TEST_MAIL_TEXTS } from '../../packages/server/src/features/settings/test-mail.ts';
import { INVITATION_TEXTS } from '../../packages/server/src/features/users/invitations/invitation-texts.ts';
import { flatten, type Texts, type Tree } from './check-catalogue.ts';

/** What the server itself writes in several languages, by area. */
const AREAS = {
  'mails and reports': USUAL_TEXTS,
  reports: REPORT_TEXTS,
  portal: PORTAL_TEXTS,
  events: EVENT_TEXTS,
  messages: MESSAGE_TEXTS,
  telling: TELLING_TEXTS,
  invitations: INVITATION_TEXTS,
  'test mail': TEST_MAIL_TEXTS,
};

/** What the server writes in a language: to clients in mails, reports and the portal, and to channels in messages. */
export function serverTexts(language: keyof typeof USUAL_TEXTS): Texts {
  const trees = Object.entries(AREAS).map(([area, texts]) => [area, texts[language] as unknown as Tree]);
  return new Map(flatten(Object.fromEntries(trees)));
}
