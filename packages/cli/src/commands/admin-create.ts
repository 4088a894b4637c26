import { createUser, type Settings } from '@sitekeeper/server';
import { type AddCommand, action } from '../command.ts';
import { withSession } from '../session.ts';

/** A user that may do everything. A user that is there already gets one more application password. */
export const addAdminCreate: AddCommand = (parent, run) => {
  parent
    .command('create')
    .description('make an admin and print an application password, this once')
    .requiredOption('--name <name>', 'user name, without blanks and colons')
    .action(
      action<{ name: string }>(run, (terminal, { name }) =>
        withSession(terminal.io, async ({ app, ctx }) => {
          const made = await createUser(ctx, { name, role: 'admin', passwordName: 'command line' });
          const { user, application_password } = made;
          const lines = [
            made.created
              ? `Admin ${user} is made.`
              : `${user} was there already, and is an admin with one more password now.`,
            '',
            `  user                  ${user}`,
            `  application password  ${application_password}`,
            '',
            'The password is not shown again: keep it now. Blanks in it do not matter. Try it while a server runs:',
            '',
            `  curl -u '${user}:${application_password}' ${originOf(app.services.settings)}${listSitesPath(app.services.settings)}`,
          ];
          terminal.result({ user, application_password }, lines.join('\n'));
          return 0;
        }),
      ),
    );
};

function originOf({ baseUrl, host, port }: Settings): string {
  if (baseUrl !== '') return baseUrl.replace(/\/+$/, '');
  return `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`;
}

function listSitesPath({ restRoot, namespace }: Settings): string {
  return `${restRoot}/wp-abilities/v1/abilities/${namespace}/list-sites-v1/run`;
}
