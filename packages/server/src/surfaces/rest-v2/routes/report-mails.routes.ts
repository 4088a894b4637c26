import * as portal from '../../../features/portal/index.ts';
import * as mails from '../../../features/report-mails/index.ts';
import * as prints from '../../../features/report-prints/index.ts';
import { type RestRoute, route } from '../route.ts';
import { EDIT } from '../route-facts.ts';

const ofClient = { id_or_email: 'client_id_or_email' };

/** Reports as PDF and by mail. */
export const REPORT_MAIL_ROUTES: readonly RestRoute[] = [
  route({
    methods: ['GET'],
    path: '/clients/{id_or_email}/report/pdf',
    names: ofClient,
    ability: prints.printClientReport,
    answer: { form: 'single' },
  }),
  route({
    methods: ['POST'],
    path: '/clients/{id_or_email}/report/send',
    names: ofClient,
    ability: mails.sendReport,
    answer: { form: 'single', message: 'The report will be sent in a moment.' },
  }),
  route({
    methods: ['GET'],
    path: '/report-schedules',
    ability: mails.listReportSchedules,
    answer: { form: 'list' },
  }),
  route({
    methods: EDIT,
    path: '/report-schedules/set',
    ability: mails.setReportSchedule,
    answer: { form: 'single', message: 'The schedule was set.' },
  }),
  route({
    methods: ['DELETE'],
    path: '/report-schedules/{schedule_id}/remove',
    ability: mails.deleteReportSchedule,
    answer: { form: 'single', message: 'The schedule was deleted.' },
  }),
  route({
    methods: ['GET'],
    path: '/report-mails',
    ability: mails.listReportMails,
    answer: { form: 'list' },
  }),
];

/** Links to the portal of a client. */
export const PORTAL_ROUTES: readonly RestRoute[] = [
  route({
    methods: ['GET'],
    path: '/clients/{id_or_email}/portal-links',
    names: ofClient,
    ability: portal.listPortalLinks,
    answer: { form: 'list' },
  }),
  route({
    methods: ['POST'],
    path: '/clients/{id_or_email}/portal-links/add',
    names: ofClient,
    ability: portal.addPortalLink,
    answer: { form: 'single', message: 'The link was made. Copy it now: it is not shown again.' },
  }),
  route({
    methods: EDIT,
    path: '/portal-links/{link_id}/revoke',
    ability: portal.revokePortalLink,
    answer: { form: 'single', message: 'The link was revoked.' },
  }),
];
