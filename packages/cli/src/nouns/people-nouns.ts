import type { NounCommand } from './noun-command.ts';

/** People who sign in to the dashboard; those of the sites are `users`. */
export const PEOPLE_COMMANDS: readonly NounCommand[] = [
  {
    verb: 'list',
    ability: 'list-dashboard-users-v1',
    about: 'list the people who can sign in to the dashboard',
    view: { columns: ['id', 'name', 'role', 'has_password', 'second_factor', 'passkeys'] },
  },
  {
    verb: 'invite',
    ability: 'invite-person-v1',
    about: 'invite a person by a link, which works once',
    args: ['role'],
  },
  {
    verb: 'invitations',
    ability: 'list-invitations-v1',
    about: 'list the invitations and what became of them',
    view: { columns: ['id', 'role', 'name', 'email', 'state', 'mail', 'expires'] },
  },
  { verb: 'revoke', ability: 'revoke-invitation-v1', about: 'revoke an invitation', args: ['invitation_id'] },
];
