import * as settings from '../../../features/settings/index.ts';
import { type RestRoute, route } from '../route.ts';
import { EDIT } from '../route-facts.ts';

/** Settings of this server. */
export const SETTING_ROUTES: readonly RestRoute[] = [
  route({ methods: ['GET'], path: '/settings', ability: settings.listSettings, answer: { form: 'single' } }),
  route({
    methods: EDIT,
    path: '/settings/edit',
    ability: settings.updateSettings,
    answer: { form: 'single', message: 'The settings were changed.' },
  }),
  route({
    methods: ['POST'],
    path: '/settings/test-mail',
    ability: settings.testMail,
    answer: { form: 'single' },
  }),
];
