import type { NounCommand } from './noun-command.ts';

export const MAINTENANCE_COMMANDS: readonly NounCommand[] = [
  {
    verb: 'list',
    ability: 'list-maintenance-windows-v1',
    about: 'list the maintenance windows',
    view: { columns: ['id', 'name', 'state', 'opens_at', 'closes_at', 'all_sites', 'sites_count'] },
  },
  {
    verb: 'show',
    ability: 'get-maintenance-window-v1',
    about: 'show a maintenance window and what it is for',
    args: ['window_id'],
  },
  { verb: 'add', ability: 'add-maintenance-window-v1', about: 'add a maintenance window', args: ['name'] },
  {
    verb: 'edit',
    ability: 'update-maintenance-window-v1',
    about: 'change a maintenance window',
    args: ['window_id'],
  },
  {
    verb: 'delete',
    ability: 'delete-maintenance-window-v1',
    about: 'delete a maintenance window',
    args: ['window_id'],
  },
  {
    verb: 'start',
    ability: 'start-site-maintenance-v1',
    about: 'start maintenance of a site now',
    args: ['site_id_or_domain', 'minutes'],
  },
  {
    verb: 'end',
    ability: 'end-site-maintenance-v1',
    about: 'end the maintenance of a site now',
    args: ['site_id_or_domain'],
  },
];

export const EXPIRY_COMMANDS: readonly NounCommand[] = [
  {
    verb: 'list',
    ability: 'list-expiring-v1',
    about: 'list when certificates and domains expire',
    view: { columns: ['kind', 'name', 'days_left', 'expires_at', 'by', 'source', 'sites_count'] },
  },
  {
    verb: 'set',
    ability: 'set-domain-expiry-v1',
    about: 'set by hand when a domain expires',
    args: ['domain', 'expires_on'],
  },
];
