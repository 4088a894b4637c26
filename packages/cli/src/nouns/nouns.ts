import { CLIENT_COMMANDS, COST_COMMANDS, TAG_COMMANDS } from './business-nouns.ts';
import type { NounCommand } from './noun-command.ts';
import { JOB_COMMANDS, SITE_COMMANDS, SITE_USER_COMMANDS } from './site-nouns.ts';
import { PLUGIN_COMMANDS, RUN_COMMANDS, THEME_COMMANDS, UPDATE_COMMANDS, WINDOW_COMMANDS } from './update-nouns.ts';

interface Noun {
  readonly noun: string;
  readonly about: string;
  readonly commands: readonly NounCommand[];
}

/** What people do every day, each a command for one ability. All else: `sitekeeper ability run`. */
export const NOUNS: readonly Noun[] = [
  { noun: 'updates', about: 'find, install and ignore updates', commands: UPDATE_COMMANDS },
  { noun: 'runs', about: 'follow and decide update runs', commands: RUN_COMMANDS },
  { noun: 'windows', about: 'install updates at set times', commands: WINDOW_COMMANDS },
  { noun: 'plugins', about: 'manage the plugins of sites', commands: PLUGIN_COMMANDS },
  { noun: 'themes', about: 'manage the themes of sites', commands: THEME_COMMANDS },
  { noun: 'users', about: 'manage the WordPress users of sites', commands: SITE_USER_COMMANDS },
  { noun: 'clients', about: 'manage clients', commands: CLIENT_COMMANDS },
  { noun: 'costs', about: 'manage costs and see what is due', commands: COST_COMMANDS },
  { noun: 'tags', about: 'manage the tags that group sites', commands: TAG_COMMANDS },
];

/** Further commands of nouns that have commands of their own. */
export const MORE_SITE_COMMANDS = SITE_COMMANDS;
export const MORE_JOB_COMMANDS = JOB_COMMANDS;
