import type { NounCommand } from './noun-command.ts';

const SITE = ['site_id_or_domain'];

export const SITE_COMMANDS: readonly NounCommand[] = [
  { verb: 'show', ability: 'get-site-record-v1', about: 'show a site', args: SITE },
  { verb: 'edit', ability: 'update-site-record-v1', about: 'change what is stored about a site', args: SITE },
  { verb: 'check', ability: 'check-site-v1', about: 'check whether a site answers', args: SITE },
  { verb: 'screenshot', ability: 'take-site-screenshot-v1', about: 'take a screenshot of a site now', args: SITE },
  { verb: 'reconnect', ability: 'reconnect-site-v1', about: 'connect a disconnected site again', args: SITE },
  { verb: 'disconnect', ability: 'disconnect-site-v1', about: 'stop asking a site; it stays stored', args: SITE },
  { verb: 'suspend', ability: 'suspend-site-v1', about: 'leave a site out of syncs and updates', args: SITE },
  { verb: 'unsuspend', ability: 'unsuspend-site-v1', about: 'take a suspended site back', args: SITE },
  { verb: 'delete', ability: 'delete-site-v1', about: 'delete a site here; the site itself stays', args: SITE },
  { verb: 'health', ability: 'get-overview-v1', about: 'show the numbers of the overview' },
];

export const SITE_USER_COMMANDS: readonly NounCommand[] = [
  {
    verb: 'list',
    ability: 'list-site-users-v1',
    about: 'list the WordPress users of all sites, or of some (--websites)',
    view: { columns: ['id', 'website_id', 'website_url', 'username', 'email', 'role'] },
  },
  {
    verb: 'add',
    ability: 'create-site-users-v1',
    about: 'create a WordPress user on sites (--websites, --clients, --groups)',
    args: ['username', 'email'],
  },
  {
    verb: 'edit',
    ability: 'update-site-user-v1',
    about: 'change a WordPress user of a site',
    args: ['site_id_or_domain', 'user_id'],
  },
  {
    verb: 'delete',
    ability: 'delete-site-user-v1',
    about: 'delete a WordPress user of a site',
    args: ['site_id_or_domain', 'user_id'],
  },
];

export const JOB_COMMANDS: readonly NounCommand[] = [
  { verb: 'items', ability: 'list-job-items-v1', about: 'list the results of a job, site by site', args: ['job_id'] },
  { verb: 'cancel', ability: 'cancel-job-v1', about: 'end a job early', args: ['job_id'] },
  { verb: 'retry', ability: 'retry-job-v1', about: 'do a job again for the sites that failed', args: ['job_id'] },
];
