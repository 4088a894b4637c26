import type { NounCommand } from './noun-command.ts';

const SITE = ['site_id_or_domain'];

export const MONITOR_COMMANDS: readonly NounCommand[] = [
  {
    verb: 'list',
    ability: 'list-monitors-v1',
    about: 'list which sites are up, with their uptime and response times',
    view: { columns: ['id', 'name', 'status', 'response_ms', 'uptime_24h', 'uptime_30d', 'reason'] },
  },
  { verb: 'count', ability: 'count-monitors-v1', about: 'count the sites that are up, down or not checked' },
  { verb: 'show', ability: 'get-monitor-v1', about: 'show the uptime of a site', args: SITE },
  { verb: 'check', ability: 'check-monitor-v1', about: 'check now whether a site is up', args: SITE },
  {
    verb: 'incidents',
    ability: 'list-incidents-v1',
    about: 'list when sites were down, and why',
    args: ['[site_id_or_domain]'],
    view: { columns: ['site_name', 'started_at', 'ended_at', 'duration_seconds', 'reason'] },
  },
  { verb: 'edit', ability: 'update-monitor-v1', about: 'change how a site is checked', args: SITE },
  { verb: 'settings', ability: 'get-monitor-settings-v1', about: 'show how sites are checked' },
  { verb: 'set', ability: 'update-monitor-settings-v1', about: 'change how sites are checked' },
];
