import { createKey, PERMISSIONS, type Permission } from '@sitekeeper/server';
import { InvalidArgumentError } from 'commander';
import { type AddCommand, action } from '../command.ts';
import { withSession } from '../session.ts';

/** An API key for a program, sent as `Authorization: Bearer …`. */
export const addKeysAdd: AddCommand = (parent, run) => {
  parent
    .command('add')
    .description('make an API key and print its token, this once')
    .requiredOption('--name <name>', 'what the key is for')
    .requiredOption('--permissions <list>', `what it may do, of ${PERMISSIONS.join(',')}`, readPermissions)
    .action(
      action<{ name: string; permissions: Permission[] }>(run, (terminal, options) =>
        withSession(terminal.io, async ({ ctx }) => {
          const { name, permissions, token } = await createKey(ctx, options);
          const lines = [
            `Key "${name}" is made; it may ${permissions.join(' and ')}.`,
            '',
            `  ${token}`,
            '',
            'The token is not shown again: keep it now. Send it as "Authorization: Bearer <token>".',
          ];
          terminal.result({ token }, lines.join('\n'));
          return 0;
        }),
      ),
    );
};

function readPermissions(text: string): Permission[] {
  const given = [...new Set(text.split(',').map(word => word.trim().toLowerCase()))].filter(word => word !== '');
  const known = PERMISSIONS.filter(permission => given.includes(permission));
  if (known.length === 0 || known.length < given.length) {
    throw new InvalidArgumentError(`Give ${PERMISSIONS.join(' or ')}, or both with a comma between.`);
  }
  return known;
}
