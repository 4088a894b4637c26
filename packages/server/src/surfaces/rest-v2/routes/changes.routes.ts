import { listChanges } from '../../../features/changes/index.ts';
import { type RestRoute, route } from '../route.ts';

/** What changed on all sites, page after page by `next`. */
export const CHANGE_ROUTES: readonly RestRoute[] = [
  route({
    methods: ['GET'],
    path: '/changes',
    names: { site: 'site_ids' },
    ability: listChanges,
    answer: { form: 'single' },
  }),
];
