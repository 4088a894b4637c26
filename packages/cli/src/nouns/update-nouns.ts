import type { AnswerView } from '../abilities/describe-answer.ts';
import type { NounCommand } from './noun-command.ts';

type Row = Readonly<Record<string, unknown>>;

/** One row for each update of each site. */
const BY_UPDATE: AnswerView = {
  columns: ['site', 'name', 'type', 'slug', 'installed', 'available'],
  counts: 'site',
  rowsOf: ({ items }) =>
    (items as readonly Row[]).flatMap(({ site_id, site_name, updates }) =>
      (updates as readonly Row[]).map(update => ({
        site: site_id,
        name: site_name,
        type: update.type,
        slug: update.slug,
        installed: update.version,
        available: update.new_version,
      })),
    ),
};

export const UPDATE_COMMANDS: readonly NounCommand[] = [
  { verb: 'list', ability: 'list-updates-v1', about: 'list the available updates, site by site', view: BY_UPDATE },
  {
    verb: 'summary',
    ability: 'get-updates-summary-v1',
    about: 'list the available updates, by plugin and theme',
    view: { columns: ['type', 'name', 'slug', 'new_version', 'sites_count'] },
  },
  { verb: 'show', ability: 'get-site-updates-v1', about: 'show the updates of a site', args: ['site_id_or_domain'] },
  {
    verb: 'plan',
    ability: 'plan-updates-v1',
    about: 'show what "updates run" would install',
    args: ['[site_ids_or_domains...]'],
    view: { columns: ['type', 'name', 'slug', 'from', 'to', 'sites'] },
  },
  {
    verb: 'run',
    ability: 'run-updates-v1',
    about: 'install updates on these sites, or on all connected ones',
    args: ['[site_ids_or_domains...]'],
  },
  {
    verb: 'ignore',
    ability: 'ignore-updates-v1',
    about: 'ignore updates of plugins or themes on a site',
    args: ['site_id_or_domain', 'type', '[slugs...]'],
  },
  {
    verb: 'unignore',
    ability: 'unignore-updates-v1',
    about: 'no longer ignore updates on a site',
    args: ['site_id_or_domain', 'type', '[slugs...]'],
  },
  {
    verb: 'ignored',
    ability: 'list-ignored-updates-v1',
    about: 'list the ignored updates of a site',
    args: ['site_id_or_domain'],
  },
];

export const RUN_COMMANDS: readonly NounCommand[] = [
  {
    verb: 'list',
    ability: 'list-update-runs-v1',
    about: 'list update runs, newest first',
    view: { columns: ['job_id', 'state', 'wave', 'sites', 'started_at', 'halt_reason'] },
  },
  {
    verb: 'show',
    ability: 'get-update-run-v1',
    about: 'show an update run and its updates',
    args: ['job_id'],
    view: { columns: ['site_id', 'type', 'slug', 'from_version', 'to_version', 'state', 'message'] },
  },
  { verb: 'resume', ability: 'resume-update-run-v1', about: 'continue a halted update run', args: ['job_id'] },
  { verb: 'abandon', ability: 'abandon-update-run-v1', about: 'end an update run early', args: ['job_id'] },
  {
    verb: 'roll-back',
    ability: 'roll-back-update-v1',
    about: 'roll back one update of a run',
    args: ['job_id', 'site_id_or_domain', 'type', 'slug'],
  },
  {
    verb: 'roll-back-all',
    ability: 'roll-back-updates-v1',
    about: 'roll back the updates of a run that need attention, or a group of them',
    args: ['job_id'],
  },
];

export const WINDOW_COMMANDS: readonly NounCommand[] = [
  { verb: 'list', ability: 'list-update-windows-v1', about: 'list the update windows' },
  { verb: 'add', ability: 'add-update-window-v1', about: 'add an update window', args: ['name'] },
  { verb: 'edit', ability: 'update-update-window-v1', about: 'change an update window', args: ['window_id'] },
  { verb: 'delete', ability: 'delete-update-window-v1', about: 'delete an update window', args: ['window_id'] },
  {
    verb: 'preview',
    ability: 'preview-update-window-v1',
    about: 'show what a window would install now',
    args: ['window_id'],
    view: { columns: ['site_id', 'site_url', 'busy', 'updates'] },
  },
];

const ABANDONED: AnswerView = { columns: ['site_id', 'site_url', 'slug', 'version', 'last_updated'] };

export const PLUGIN_COMMANDS: readonly NounCommand[] = [
  { verb: 'list', ability: 'list-site-plugins-v1', about: 'list the plugins of a site', args: ['site_id_or_domain'] },
  {
    verb: 'activate',
    ability: 'activate-site-plugins-v1',
    about: 'activate plugins of a site',
    args: ['site_id_or_domain', 'slugs...'],
  },
  {
    verb: 'deactivate',
    ability: 'deactivate-site-plugins-v1',
    about: 'deactivate plugins of a site',
    args: ['site_id_or_domain', 'slugs...'],
  },
  {
    verb: 'delete',
    ability: 'delete-site-plugins-v1',
    about: 'delete plugins of a site',
    args: ['site_id_or_domain', 'slugs...'],
  },
  {
    verb: 'install',
    ability: 'install-site-plugin-v1',
    about: 'install a plugin from WordPress.org on a site',
    args: ['site_id_or_domain', 'slug'],
  },
  {
    verb: 'install-on',
    ability: 'install-on-sites-v1',
    about: 'install a plugin from WordPress.org on several sites, as a job',
    args: ['slug', 'site_ids_or_domains...'],
    unless: { type: 'plugin' },
  },
  {
    verb: 'update',
    ability: 'update-plugin-everywhere-v1',
    about: 'update a plugin on all sites that have an update for it',
    args: ['slug'],
  },
  {
    verb: 'abandoned',
    ability: 'get-abandoned-plugins-v1',
    about: 'list plugins without an update for two years',
    args: ['[site_id_or_domain]'],
    view: ABANDONED,
  },
];

export const THEME_COMMANDS: readonly NounCommand[] = [
  { verb: 'list', ability: 'list-site-themes-v1', about: 'list the themes of a site', args: ['site_id_or_domain'] },
  {
    verb: 'activate',
    ability: 'activate-site-theme-v1',
    about: 'activate a theme of a site',
    args: ['site_id_or_domain', 'slug'],
  },
  {
    verb: 'delete',
    ability: 'delete-site-themes-v1',
    about: 'delete themes of a site',
    args: ['site_id_or_domain', 'slugs...'],
  },
  {
    verb: 'install',
    ability: 'install-site-theme-v1',
    about: 'install a theme from WordPress.org on a site',
    args: ['site_id_or_domain', 'slug'],
  },
  {
    verb: 'install-on',
    ability: 'install-on-sites-v1',
    about: 'install a theme from WordPress.org on several sites, as a job',
    args: ['slug', 'site_ids_or_domains...'],
    unless: { type: 'theme' },
  },
  {
    verb: 'update',
    ability: 'update-theme-everywhere-v1',
    about: 'update a theme on all sites that have an update for it',
    args: ['slug'],
  },
  {
    verb: 'abandoned',
    ability: 'get-abandoned-themes-v1',
    about: 'list themes without an update for two years',
    args: ['[site_id_or_domain]'],
    view: ABANDONED,
  },
];
