import type { RecordedCase, RecordedShape } from './shapes.ts';

/** A recorded answer that ours differs from, on purpose. */
export interface Different {
  readonly why: string;
  /** Of our answer, where it is another. */
  readonly status?: number;
  readonly shape?: RecordedShape;
  /** What is asked instead, where the recorded request can't be repeated: it has the same answer. */
  readonly request?: Partial<Pick<RecordedCase, 'path' | 'body'>>;
}

/** `{code, message, data: {status}}` */
const ERROR: RecordedShape = { code: 'string', message: 'string', data: { status: 'number' } };
const DONE: RecordedShape = { success: 'number', message: 'string' };
const IGNORED: RecordedShape = {
  success: 'number',
  data: { '*': { '*': { Name: 'string', ignored_versions: ['string'] } } },
};
const BRIEF: RecordedShape = { id: 'string', name: 'string', url: 'string', client_id: 'string' };
const CHECKS = ['db_reporting', 'php_reporting', 'wp_uptodate', 'phpversion_matched', 'sslprotocol', 'debug_disabled'];
const ITEM_CHECKS = ['sec_outdated_plugins', 'sec_inactive_plugins', 'sec_outdated_themes', 'sec_inactive_themes'];
const SECURITY: RecordedShape = {
  data: Object.fromEntries([...CHECKS, ...ITEM_CHECKS].map(check => [check, 'string'])),
  site: BRIEF,
};
const INSTALLED: RecordedShape = {
  success: 'number',
  total: 'number',
  data: [{ slug: 'string', name: 'string', version: 'string', active: 'boolean', update_version: 'null|string' }],
  site: BRIEF,
};
const STARTED: RecordedShape = {
  success: 'number',
  message: 'string',
  'job_id?': 'string',
  'queued_count?': 'number',
  last_time_start_batch_updates: 'string',
};
const STARTED_ONE: RecordedShape = { ...STARTED, site: BRIEF };
const NESTED: RecordedShape = { success: 'number', data: { '*': 'any' } };
const FIELD: RecordedShape = {
  success: 'number',
  message: 'string',
  data: { name: 'string', field_id: 'string', description: 'string' },
};

const WORKS = 'MainWP is broken here; ours works.';
const STATUS = 'MainWP answers 500 to a mistake of the caller; ours says whose mistake it is.';
const NO_SETTINGS = 'Settings of ours have names of their own, and it says so.';
const REPEATED = 'The request names what is there in this world.';
const NO_NOISE = 'MainWP shows how it asked the site; ours does not.';
const BACKGROUND = 'Ours works in the background, and names the job.';
const NO_PASSWORD = 'Passwords are not repeated in answers.';
const ONE_FORM = 'MainWP has two forms, by the version of WordPress; ours is the newer one.';

function notThere(why: string, ...names: readonly string[]): Record<string, Different> {
  return Object.fromEntries(names.map(name => [name, { why, status: 501, shape: ERROR }]));
}

function asked(request: Different['request'] & object): Different {
  return { why: REPEATED, request };
}

export const DIFFERENT: Readonly<Record<string, Different>> = {
  'ability-discovery: categories': { why: 'Categories of ours come first, and have fewer links.', shape: 'any' },
  'ability-discovery: error-no-auth': { why: 'MainWP repeats the status; ours says it once.', shape: ERROR },
  'ability-run: add-client-v1-dup': {
    why: STATUS,
    status: 409,
    request: { body: { input: { name: 'Again', client_email: '{clientEmail}' } } },
  },
  'ability-run: get-site-v1-missing': { why: 'An unknown site is not forbidden: 404.', status: 404, shape: ERROR },
  ...Object.fromEntries(
    ['list-ignored-updates-v1', 'list-ignored-updates-v1-after'].map(name => [
      `ability-run: ${name}`,
      { why: WORKS, status: 200, shape: { ignored: ['any'], total: 'number', errors: [] } },
    ]),
  ),
  'ability-run: update-site-core-v1': { why: WORKS, status: 200, shape: { updated: 'any' } },
  'rest-batch: batch': { why: `${NO_NOISE} Costs are not left out of the batch.`, shape: 'any' },
  'rest-clients: clients-add': asked({ body: { name: 'Kite', client_email: '{newEmail}', city: 'Bergen' } }),
  'rest-clients: clients-id-costs': asked({ path: '/mainwp/v2/clients/{spareClient}/costs' }),
  'rest-clients: clients-id-costs-empty': asked({ path: '/mainwp/v2/clients/{spareClient}/costs' }),
  'rest-clients: clients-fields': asked({ path: '/mainwp/v2/clients/fields?search=nothing-of-that-name' }),
  'rest-clients: clients-fields2': asked({ path: '/mainwp/v2/clients/fields?search=nothing-of-that-name' }),
  'rest-clients: clients-fields-add': {
    why: WORKS,
    status: 200,
    shape: FIELD,
    request: { body: { name: '{newName}', description: 'As JSON' } },
  },
  'rest-clients: clients-fields-add-dup': {
    why: STATUS,
    status: 409,
    shape: ERROR,
    request: { body: { name: '{fieldName}', description: 'again' } },
  },
  'rest-clients: clients-fields-add-dup-form': {
    why: STATUS,
    status: 409,
    shape: ERROR,
    request: { body: { name: '{fieldName}', description: 'again' } },
  },
  'rest-clients: clients-fields-add-form': asked({ body: { name: '{newName}', description: 'One' } }),
  'rest-clients: clients-fields-add-form2': asked({ body: { name: '{newName}', description: 'Two' } }),
  'rest-clients: clients-fields-delete-missing': { why: STATUS, status: 404, shape: ERROR },
  ...Object.fromEntries(
    ['delete', 'delete-ok', 'edit', 'edit-form', 'edit-id'].map(name => [
      `rest-clients: clients-fields-${name}`,
      { why: WORKS, status: 200, shape: DONE },
    ]),
  ),
  'rest-clients: clients-fields-edit-byid-json': asked({ body: { name: '{newName}' } }),
  'rest-clients: clients-fields-edit-id': {
    why: WORKS,
    status: 200,
    shape: DONE,
    request: { body: { name: '{newName}' } },
  },
  'rest-costs: costs-add-dup-plugin': {
    why: 'Unknown payment methods are refused, not stored.',
    status: 400,
    shape: 'any',
  },
  'rest-costs: costs-add2': { why: 'Unknown payment methods are refused, not stored.', status: 400, shape: 'any' },
  'rest-costs: costs-add-dup-slug': {
    why: 'A plugin may have several costs.',
    shape: { success: 'number', data: 'any' },
  },
  'rest-keys: keys-add-json': { why: WORKS, status: 200, shape: { ...DONE, token: 'string' } },
  'rest-keys: keys-delete-missing': { why: STATUS, status: 404, shape: ERROR },
  'rest-monitors: monitors-heartbeat': {
    why: WORKS,
    shape: { success: 'number', data: ['any'], meta: { '*': 'number' } },
  },
  'rest-monitors: monitors-id': { why: WORKS, shape: { success: 'number', data: 'any' } },
  'rest-monitors: monitors-incidents': { why: WORKS, shape: { success: 'number', total: 'number', data: ['any'] } },
  'rest-pages: pages-id': {
    why: 'Ours shows the title too.',
    shape: 'any',
    request: { path: '/mainwp/v2/pages/{a}/{page}' },
  },
  'rest-posts: posts': {
    why: WORKS,
    status: 200,
    shape: { success: 'number', message: 'string', data: { '*': ['any'] } },
  },
  'rest-posts: posts-list': {
    why: WORKS,
    status: 200,
    shape: { success: 'number', message: 'string', data: { '*': ['any'] } },
  },
  'rest-posts: posts-id': asked({ path: '/mainwp/v2/posts/{a}/{post}' }),
  ...notThere(
    NO_SETTINGS,
    ...['advanced', 'api-backups', 'dashboard-insights', 'emails', 'general', 'tools'].map(
      name => `rest-settings: settings-${name}`,
    ),
  ),
  'rest-sites: sites-add-duplicate': asked({
    body: { url: '{urlOfA}', name: 'Again', admin: 'admin', adminpassword: 'x' },
  }),
  'rest-sites: sites-domain-missing': { why: STATUS, status: 404 },
  'rest-sites: sites-id-missing': { why: STATUS, status: 404 },
  'rest-sites: sites-id-client-none': asked({ path: '/mainwp/v2/sites/{c}/client' }),
  'rest-sites: sites-id-plugins-activate-noslug': { why: STATUS, status: 400, shape: ERROR },
  'rest-sites: sites-id-remove': {
    why: 'What was recorded is a failure at the site.',
    shape: { success: 'number', message: 'string', data: BRIEF },
    request: { path: '/mainwp/v2/sites/{spareSite}/remove' },
  },
  'rest-sites: sites-id-security': { why: NO_NOISE, shape: SECURITY },
  'rest-updates: updates': { why: ONE_FORM.replace('newer', 'older'), shape: NESTED },
  'rest-updates: updates-pending': { why: ONE_FORM.replace('newer', 'older'), shape: NESTED },
  'rest-updates: updates-type': { why: ONE_FORM.replace('newer', 'older'), shape: NESTED },
  'rest-updates: updates-type-wp': { why: WORKS, status: 200, shape: NESTED },
  ...Object.fromEntries(
    ['ignored', 'id-ignored', 'id-ignored-after'].map(name => [
      `rest-updates: updates-${name}`,
      { why: WORKS, status: 200, shape: IGNORED },
    ]),
  ),
  'rest-updates: updates-id-update-plugins-noslug': { why: WORKS, shape: { success: 'number', data: { '*': 'any' } } },
  'rest-updates: updates-id-update-wp': {
    why: WORKS,
    shape: { success: 'number', message: 'string', data: { old_version: 'string', version: 'string' } },
  },
  'rest-updates: updates-id-update': { why: BACKGROUND, shape: STARTED_ONE },
  'rest-updates: updates-update': { why: BACKGROUND, shape: STARTED },
  'rest-updates: updates-update-again': { why: BACKGROUND, shape: STARTED },
  'rest-users: users-delete-missing': { why: STATUS, status: 404, shape: ERROR },
  'rest-users: users-edit-empty': { why: STATUS, status: 400, shape: ERROR },
  'rest-users: users-edit-ok': { why: NO_PASSWORD, shape: 'any' },
  'rest-users: users-nofilter': { why: STATUS, status: 400, shape: ERROR },
  'rest-users: users-twofilters': { why: STATUS, status: 400, shape: ERROR },
  'rest68: batch': { why: `${ONE_FORM} ${NO_NOISE}`, shape: 'any' },
  'rest68: sites-id-plugins': { why: ONE_FORM, shape: INSTALLED },
  'rest68: sites-id-themes': { why: ONE_FORM, shape: INSTALLED },
  'rest68: sites-id-security': { why: NO_NOISE, shape: SECURITY },
  'rest68: updates-id-update': { why: BACKGROUND, shape: STARTED_ONE },
  'rest68: updates-id-update-again': { why: BACKGROUND, shape: STARTED_ONE },
  'rest68: updates-update': { why: BACKGROUND, shape: STARTED },
  'rest68: updates-update-again': { why: BACKGROUND, shape: STARTED },
  'rest68: updates-id-ignored': { why: 'MainWP loses the slugs; ours keeps them.', shape: IGNORED },
};
