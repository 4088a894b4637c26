import { ALARM_COMMANDS, EVENT_COMMANDS, INBOX_COMMANDS, RULE_COMMANDS } from './alarm-nouns.ts';
import { CLIENT_COMMANDS, COST_COMMANDS, TAG_COMMANDS } from './business-nouns.ts';
import { CHANNEL_COMMANDS, DELIVERY_COMMANDS } from './channel-nouns.ts';
import { EXPIRY_COMMANDS, MAINTENANCE_COMMANDS } from './maintenance-nouns.ts';
import { MONITOR_COMMANDS } from './monitor-nouns.ts';
import type { NounCommand } from './noun-command.ts';
import { PEOPLE_COMMANDS } from './people-nouns.ts';
import { JOB_COMMANDS, SITE_COMMANDS, SITE_USER_COMMANDS } from './site-nouns.ts';
import { PLUGIN_COMMANDS, RUN_COMMANDS, THEME_COMMANDS, UPDATE_COMMANDS, WINDOW_COMMANDS } from './update-nouns.ts';
import { FILE_COMMANDS, VULNERABILITY_COMMANDS } from './vulnerability-nouns.ts';

interface Noun {
  readonly noun: string;
  readonly about: string;
  readonly commands: readonly NounCommand[];
}

/** What people do every day, each a command for one ability. All else: `sitekeeper ability run`. */
export const NOUNS: readonly Noun[] = [
  { noun: 'inbox', about: 'see what needs you now, as on the overview', commands: INBOX_COMMANDS },
  { noun: 'updates', about: 'find, install and ignore updates', commands: UPDATE_COMMANDS },
  { noun: 'runs', about: 'follow and decide update runs', commands: RUN_COMMANDS },
  { noun: 'windows', about: 'install updates at set times', commands: WINDOW_COMMANDS },
  { noun: 'maintenance', about: 'leave sites in peace at set times', commands: MAINTENANCE_COMMANDS },
  { noun: 'expiry', about: 'see when certificates and domains expire', commands: EXPIRY_COMMANDS },
  {
    noun: 'vulnerabilities',
    about: 'see known vulnerabilities, patch them or stop what has them',
    commands: VULNERABILITY_COMMANDS,
  },
  { noun: 'files', about: 'find files of sites that somebody altered', commands: FILE_COMMANDS },
  { noun: 'plugins', about: 'manage the plugins of sites', commands: PLUGIN_COMMANDS },
  { noun: 'themes', about: 'manage the themes of sites', commands: THEME_COMMANDS },
  { noun: 'monitors', about: 'see which sites are up, and set how they are checked', commands: MONITOR_COMMANDS },
  { noun: 'users', about: 'manage the WordPress users of sites', commands: SITE_USER_COMMANDS },
  { noun: 'people', about: 'invite and list the people who use the dashboard', commands: PEOPLE_COMMANDS },
  { noun: 'clients', about: 'manage clients', commands: CLIENT_COMMANDS },
  { noun: 'costs', about: 'manage costs and see what is due', commands: COST_COMMANDS },
  { noun: 'channels', about: 'manage webhooks, e-mail and other ways to be told', commands: CHANNEL_COMMANDS },
  { noun: 'deliveries', about: 'see what was sent to channels, and send it again', commands: DELIVERY_COMMANDS },
  { noun: 'events', about: 'see what has happened', commands: EVENT_COMMANDS },
  { noun: 'alarms', about: 'see and acknowledge what is wrong', commands: ALARM_COMMANDS },
  { noun: 'rules', about: 'say who is told of what', commands: RULE_COMMANDS },
  { noun: 'tags', about: 'manage the tags that group sites', commands: TAG_COMMANDS },
];

/** Further commands of nouns that have commands of their own. */
export const MORE_SITE_COMMANDS = SITE_COMMANDS;
export const MORE_JOB_COMMANDS = JOB_COMMANDS;
