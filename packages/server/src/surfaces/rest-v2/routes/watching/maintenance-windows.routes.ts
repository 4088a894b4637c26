import * as maintenance from '../../../../features/maintenance-windows/index.ts';
import { type RestRoute, route } from '../../route.ts';
import { EDIT } from '../../route-facts.ts';
import { names } from '../sites.routes.ts';

/** Maintenance windows: times in which sites are left in peace. Update windows are another family. */
export const MAINTENANCE_WINDOW_ROUTES: readonly RestRoute[] = [
  route({
    methods: ['GET'],
    path: '/maintenance-windows',
    ability: maintenance.listMaintenanceWindows,
    answer: { form: 'list' },
  }),
  route({
    methods: ['POST'],
    path: '/maintenance-windows/add',
    ability: maintenance.addMaintenanceWindow,
    shown: ['site_ids_or_domains', 'date'],
    answer: { form: 'single', message: 'The maintenance window was added.' },
  }),
  route({
    methods: ['GET'],
    path: '/maintenance-windows/{window_id}',
    ability: maintenance.getMaintenanceWindow,
    answer: { form: 'single' },
  }),
  route({
    methods: EDIT,
    path: '/maintenance-windows/{window_id}/edit',
    ability: maintenance.updateMaintenanceWindow,
    record: maintenance.getMaintenanceWindow.handler,
    shown: ['site_ids_or_domains', 'starts', 'minutes'],
    answer: { form: 'single', message: 'The maintenance window was changed.' },
  }),
  route({
    methods: ['DELETE'],
    path: '/maintenance-windows/{window_id}/remove',
    ability: maintenance.deleteMaintenanceWindow,
    fixed: { confirm: true },
    without: ['dry_run'],
    never: ['confirmation_required'],
    answer: { form: 'single', message: 'The maintenance window was deleted.' },
  }),
];

/** Maintenance of one site, among the routes of sites. */
export const SITE_MAINTENANCE_ROUTES: readonly RestRoute[] = [
  route({
    methods: EDIT,
    path: '/sites/{id_or_domain}/start-maintenance',
    ability: maintenance.startSiteMaintenance,
    names,
    answer: { form: 'single', message: 'Maintenance has started.' },
  }),
  route({
    methods: EDIT,
    path: '/sites/{id_or_domain}/end-maintenance',
    ability: maintenance.endSiteMaintenance,
    names,
    answer: { form: 'single', message: 'Maintenance has ended.' },
  }),
];
