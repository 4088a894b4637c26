import * as expiry from '../../../../features/expiry/index.ts';
import { type RestRoute, route } from '../../route.ts';
import { EDIT } from '../../route-facts.ts';

/** When certificates and domains expire. */
export const EXPIRY_ROUTES: readonly RestRoute[] = [
  route({ methods: ['GET'], path: '/expiring', ability: expiry.listExpiring, answer: { form: 'list' } }),
  route({
    methods: EDIT,
    path: '/expiring/domains/{domain}/edit',
    ability: expiry.setDomainExpiry,
    answer: { form: 'single', message: 'The expiry of the domain was set.' },
  }),
];
