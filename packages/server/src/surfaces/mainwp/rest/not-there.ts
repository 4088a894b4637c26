import { EDIT, type Method } from '../../rest-v2/route-facts.ts';
import { PUT } from './line.ts';

/** Operations of MainWP that don't exist here, and why. Each is answered with 501 and this sentence. */
export interface NotThere {
  readonly methods: readonly Method[];
  readonly path: string;
  readonly why: string;
}

const GET: readonly Method[] = ['GET'];
const POST: readonly Method[] = ['POST'];
const DELETE: readonly Method[] = ['DELETE'];

const SETTINGS =
  'Settings of this server have names of their own: use the abilities list-settings-v1 and update-settings-v1.';
const MAILS = 'Who is told of what is set by the abilities for channels and alarm rules, such as list-alarm-rules-v1.';
const COSTS = 'Product types and payment methods of costs are fixed, and the currency is a setting of the server.';
const BACKUPS = 'Sitekeeper is not connected to backup services of hosting providers.';
const LOOK = 'It changes how the pages of MainWP look.';
const SESSIONS = 'Sitekeeper cannot end the sessions of the users of a site.';
const BY_NAME = 'Sites are disconnected by name only; ask for /sites/disconnect with include.';
const ACTIVATION = 'Sitekeeper has no extensions with activation data.';
const TIME = 'It belongs to the extension Time Tracker, which Sitekeeper does not have.';
const DOMAINS = 'Registries are asked about domains in the background; /domain-monitor/profiles shows what they said.';
const CERTIFICATES = 'Certificates are looked at in the background; /ssl-monitor/info shows them.';
const LIGHTHOUSE = 'It belongs to the extension Lighthouse, which Sitekeeper does not have.';
const REPORTS = 'Reports are made for clients, by the ability get-client-report-v1.';

const SITE = '{id_domain}';

/** Method and path → reason. */
export const NOT_THERE: readonly NotThere[] = [
  ...settings(SETTINGS, 'general', 'advanced', 'dashboard-insights'),
  ...all(PUT, COSTS, ['/settings/cost-tracker/edit']),
  ...all(GET, MAILS, ['/settings/emails']),
  ...all(PUT, MAILS, ['/settings/emails/{mail_type}/edit']),
  ...['product-types', 'payment-methods'].flatMap(kind => [
    ...all(POST, COSTS, [`/settings/cost-tracker/${kind}/add`]),
    ...all(PUT, COSTS, [`/settings/cost-tracker/${kind}/{slug}/edit`]),
    ...all(DELETE, COSTS, [`/settings/cost-tracker/${kind}/{slug}/delete`]),
  ]),
  ...all(GET, BACKUPS, ['/settings/api-backups']),
  ...all(PUT, BACKUPS, ['/settings/api-backups/{api_slug}/edit']),
  ...settings(LOOK, 'tools'),
  ...all(POST, LOOK, ['/settings/tools/restore-info-messages']),
  ...tool('destroy-sessions', 'destroy_id', SESSIONS),
  ...tool('disconnect-all-sites', 'disconnect_id', BY_NAME),
  ...all(POST, ACTIVATION, ['/settings/tools/clear-activation-data']),
  ...all(GET, TIME, ['/time-tracker', '/time-tracker/settings', '/time-tracker/clients', '/time-tracker/buckets']),
  ...all(GET, TIME, ['/time-tracker/buckets/{id}', '/time-tracker/tasks/{id}', `/time-tracker/sites/${SITE}/tasks`]),
  ...all(
    GET,
    TIME,
    ['', '/buckets', '/settings', '/tasks'].map(what => `/time-tracker/clients/{id_email}${what}`),
  ),
  ...all(POST, TIME, ['/time-tracker/tasks/add']),
  ...all(
    EDIT,
    TIME,
    ['edit', 'pause', 'start', 'stop'].map(action => `/time-tracker/tasks/{id}/${action}`),
  ),
  ...all(EDIT, DOMAINS, [`/domain-monitor/${SITE}`]),
  ...all(EDIT, CERTIFICATES, [`/ssl-monitor/${SITE}`]),
  ...all(GET, LIGHTHOUSE, ['/lighthouse/results', `/lighthouse/results/${SITE}`]),
  ...all(EDIT, LIGHTHOUSE, ['/lighthouse/audit', `/lighthouse/audit/${SITE}`]),
  ...all(GET, REPORTS, [`/pro-reports/${SITE}/{report}`]),
];

function all(methods: readonly Method[], why: string, paths: readonly string[]): NotThere[] {
  return paths.map(path => ({ methods, path, why }));
}

function settings(why: string, ...names: readonly string[]): NotThere[] {
  return names.flatMap(name => [...all(GET, why, [`/settings/${name}`]), ...all(PUT, why, [`/settings/${name}/edit`])]);
}

function tool(name: string, id: string, why: string): NotThere[] {
  return [...all(POST, why, [`/settings/tools/${name}`]), ...all(GET, why, [`/settings/tools/${name}-status/{${id}}`])];
}
