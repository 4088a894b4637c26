import * as windows from '../../../features/update-windows/index.ts';
import { type RestRoute, route } from '../route.ts';
import { EDIT } from '../route-facts.ts';

/** Update windows, in the shapes of docs/spec/rest-v2.md. */
export const UPDATE_WINDOW_ROUTES: readonly RestRoute[] = [
  route({ methods: ['GET'], path: '/update-windows', ability: windows.listUpdateWindows, answer: { form: 'list' } }),
  route({
    methods: ['POST'],
    path: '/update-windows/add',
    ability: windows.addUpdateWindow,
    shown: ['site_id_or_domain', 'type'],
    answer: { form: 'single', message: 'The window was added.' },
  }),
  route({
    methods: EDIT,
    path: '/update-windows/{window_id}/edit',
    ability: windows.updateUpdateWindow,
    record: windows.readUpdateWindow,
    answer: { form: 'single', message: 'The window was changed.' },
  }),
  route({
    methods: ['DELETE'],
    path: '/update-windows/{window_id}/remove',
    ability: windows.deleteUpdateWindow,
    fixed: { confirm: true },
    without: ['dry_run'],
    answer: { form: 'single', message: 'The window was deleted.' },
  }),
  route({
    methods: ['GET'],
    path: '/update-windows/{window_id}/preview',
    ability: windows.previewUpdateWindow,
    answer: { form: 'single' },
  }),
];
