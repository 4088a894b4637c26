import { acknowledgeInbox, listActivity, listInbox, snoozeInbox } from '../../../../features/inbox/index.ts';
import { type RestRoute, route } from '../../route.ts';

/** What needs somebody, and what was done. */
export const INBOX_ROUTES: readonly RestRoute[] = [
  route({ methods: ['GET'], path: '/inbox', ability: listInbox, answer: { form: 'list', beside: ['counts'] } }),
  route({
    methods: ['POST'],
    path: '/inbox/acknowledge',
    ability: acknowledgeInbox,
    answer: { form: 'single', message: 'The items were acknowledged.' },
  }),
  route({
    methods: ['POST'],
    path: '/inbox/snooze',
    ability: snoozeInbox,
    answer: { form: 'single', message: 'The items were snoozed.' },
  }),
  route({ methods: ['GET'], path: '/activity', ability: listActivity, answer: { form: 'single' } }),
];
