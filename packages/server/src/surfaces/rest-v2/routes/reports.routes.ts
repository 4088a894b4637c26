import * as branding from '../../../features/branding/index.ts';
import { getClientReport } from '../../../features/reports/index.ts';
import { type RestRoute, route } from '../route.ts';
import { EDIT } from '../route-facts.ts';

const names = { id_or_email: 'client_id_or_email' };

/** Reports of clients, and how they look. */
export const REPORT_ROUTES: readonly RestRoute[] = [
  route({
    methods: ['GET'],
    path: '/clients/{id_or_email}/report',
    names,
    ability: getClientReport,
    answer: { form: 'single' },
  }),
  route({
    methods: ['GET'],
    path: '/clients/{id_or_email}/branding',
    names,
    summary: 'Get how the reports of a client look and what they say.',
    ability: branding.getBranding,
    answer: { form: 'single' },
  }),
  route({
    methods: EDIT,
    path: '/clients/{id_or_email}/edit-branding',
    names,
    summary: 'Change how the reports of a client look and what they say. null takes the default again.',
    ability: branding.updateBranding,
    answer: { form: 'single', message: 'The branding was changed.' },
  }),
  route({
    methods: ['GET'],
    path: '/branding',
    without: ['client_id_or_email'],
    never: ['client_not_found'],
    summary: 'Get how reports look and what they say by default.',
    ability: branding.getBranding,
    answer: { form: 'single' },
  }),
  route({
    methods: EDIT,
    path: '/branding/edit',
    without: ['client_id_or_email'],
    never: ['client_not_found'],
    summary: 'Change how reports look and what they say by default.',
    ability: branding.updateBranding,
    answer: { form: 'single', message: 'The branding was changed.' },
  }),
];
