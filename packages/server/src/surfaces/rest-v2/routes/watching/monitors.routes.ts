import * as monitors from '../../../../features/monitors/index.ts';
import { type RestRoute, route } from '../../route.ts';
import { EDIT } from '../../route-facts.ts';

const names = { id_or_domain: 'site_id_or_domain' };
const filters = { client_id: 'client_ids' };

/** Uptime. A monitor has the id of its site. Source: docs/spec/rest-v2.md#monitors. */
export const MONITOR_ROUTES: readonly RestRoute[] = [
  route({
    methods: ['GET'],
    path: '/monitors',
    names: filters,
    ability: monitors.listMonitors,
    answer: { form: 'list' },
  }),
  route({
    methods: ['GET'],
    path: '/monitors/basic',
    names: filters,
    ability: monitors.listMonitorBriefs,
    answer: { form: 'list' },
  }),
  route({
    methods: ['GET'],
    path: '/monitors/count',
    names: filters,
    ability: monitors.countMonitors,
    answer: { form: 'flat' },
  }),
  route({
    methods: ['GET'],
    path: '/monitors/uptime',
    ability: monitors.getFleetUptime,
    answer: { form: 'single' },
  }),
  route({
    methods: ['GET'],
    path: '/monitors/settings',
    ability: monitors.getMonitorSettings,
    answer: { form: 'single' },
  }),
  route({
    methods: EDIT,
    path: '/monitors/settings',
    ability: monitors.updateMonitorSettings,
    answer: { form: 'single', message: 'The settings were changed.' },
  }),
  route({
    methods: ['GET'],
    path: '/monitors/{id_or_domain}',
    names,
    ability: monitors.getMonitor,
    answer: { form: 'single' },
  }),
  route({
    methods: ['GET'],
    path: '/monitors/{id_or_domain}/basic',
    names,
    ability: monitors.getMonitorBrief,
    answer: { form: 'single' },
  }),
  route({
    methods: ['GET'],
    path: '/monitors/{id_or_domain}/heartbeat',
    names,
    ability: monitors.listMonitorHeartbeats,
    answer: { form: 'list' },
  }),
  route({
    methods: ['GET'],
    path: '/monitors/{id_or_domain}/incidents',
    names,
    without: ['search', 'client_ids', 'tags_any'],
    ability: monitors.listIncidents,
    answer: { form: 'list' },
  }),
  route({
    methods: ['GET'],
    path: '/monitors/{id_or_domain}/incidents/count',
    names,
    without: ['search', 'client_ids', 'tags_any'],
    ability: monitors.countIncidents,
    answer: { form: 'count' },
  }),
  route({
    methods: ['GET'],
    path: '/monitors/{id_or_domain}/series',
    names,
    ability: monitors.getMonitorSeries,
    answer: { form: 'single' },
  }),
  route({
    methods: ['POST'],
    path: '/monitors/{id_or_domain}/check',
    names,
    ability: monitors.checkMonitor,
    answer: { form: 'single', message: 'The site was checked.' },
  }),
  route({
    methods: EDIT,
    path: '/monitors/{id_or_domain}/settings',
    names,
    ability: monitors.updateMonitor,
    answer: { form: 'single', message: 'The settings of the site were changed.' },
  }),
  route({
    methods: ['GET'],
    path: '/incidents',
    names: { ...filters, site: 'site_id_or_domain' },
    ability: monitors.listIncidents,
    answer: { form: 'list' },
  }),
  route({
    methods: ['GET'],
    path: '/incidents/count',
    names: { ...filters, site: 'site_id_or_domain' },
    ability: monitors.countIncidents,
    answer: { form: 'count' },
  }),
];
