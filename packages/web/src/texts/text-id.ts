/** The English texts of each area: `common`, and the folders of `src/` and `src/pages/`. */
interface English {
  'api-access': typeof import('./en/api-access.json');
  actions: typeof import('./en/actions.json');
  alarms: typeof import('./en/alarms.json');
  api: typeof import('./en/api.json');
  app: typeof import('./en/app.json');
  approvals: typeof import('./en/approvals.json');
  audit: typeof import('./en/audit.json');
  calls: typeof import('./en/calls.json');
  changes: typeof import('./en/changes.json');
  clients: typeof import('./en/clients.json');
  common: typeof import('./en/common.json');
  costs: typeof import('./en/costs.json');
  'first-steps': typeof import('./en/first-steps.json');
  imports: typeof import('./en/imports.json');
  inputs: typeof import('./en/inputs.json');
  events: typeof import('./en/events.json');
  files: typeof import('./en/files.json');
  installs: typeof import('./en/installs.json');
  invitation: typeof import('./en/invitation.json');
  jobs: typeof import('./en/jobs.json');
  leave: typeof import('./en/leave.json');
  modules: typeof import('./en/modules.json');
  notifications: typeof import('./en/notifications.json');
  overview: typeof import('./en/overview.json');
  people: typeof import('./en/people.json');
  profile: typeof import('./en/profile.json');
  security: typeof import('./en/security.json');
  'setting-descriptions': typeof import('./en/setting-descriptions.json');
  'setting-names': typeof import('./en/setting-names.json');
  said: typeof import('./en/said.json');
  settings: typeof import('./en/settings.json');
  setup: typeof import('./en/setup.json');
  shared: typeof import('./en/shared.json');
  shell: typeof import('./en/shell.json');
  'site-changes': typeof import('./en/site-changes.json');
  'sign-in': typeof import('./en/sign-in.json');
  site: typeof import('./en/site.json');
  sites: typeof import('./en/sites.json');
  states: typeof import('./en/states.json');
  summaries: typeof import('./en/summaries.json');
  tags: typeof import('./en/tags.json');
  ui: typeof import('./en/ui.json');
  updates: typeof import('./en/updates.json');
  uptime: typeof import('./en/uptime.json');
  users: typeof import('./en/users.json');
  values: typeof import('./en/values.json');
  vulnerabilities: typeof import('./en/vulnerabilities.json');
}

type Ids<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Ids<T[K]>}`;
}[keyof T & string];

export type Area = keyof English;

/** The id of a text: `sites.delete.title`. */
export type TextId = Ids<English>;

/** Texts with a count: `common.count.sites`, or `updates.runs.count` if only one page counts them. */
export type CountId = Extract<TextId, `common.count.${string}` | `${string}.count`>;
