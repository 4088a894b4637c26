import { createUser, normaliseUserName, type Settings, setPassword } from '@sitekeeper/server';
import { askNewPassword, type PasswordOptions, passwordFileOption, passwordStdinOption } from '../ask-new-password.ts';
import { withCliSession } from '../cli-session.ts';
import { type AddCommand, commandAction } from '../command.ts';
import { originOf } from '../origin.ts';

type Made = Awaited<ReturnType<typeof createUser>>;

/** A user that may do everything. A user that is there already gets one more application password. */
export const addAdminCreate: AddCommand = (parent, run) => {
  parent
    .command('create')
    .description('make an admin with a password for the browser, and print an application password, this once')
    .requiredOption('--name <name>', 'user name, without blanks and colons')
    .addOption(passwordStdinOption())
    .addOption(passwordFileOption())
    .action(
      commandAction<{ name: string } & PasswordOptions>(run, async (terminal, { name, ...options }) => {
        const userName = normaliseUserName(name);
        const question = 'Password for the browser, 12 characters or more (empty: none): ';
        const password = await askNewPassword(terminal, options, { userName, question });
        return withCliSession(terminal.io, async ({ app, ctx }) => {
          const made = await createUser(ctx, { name: userName, role: 'admin', passwordName: 'command line' });
          // The one that was just made must outlive this.
          if (password !== undefined) await setPassword(ctx, made.id, password, { keepApplicationPasswords: true });
          const { user, application_password } = made;
          const lines = describe(made, password !== undefined, app.services.settings);
          terminal.result({ user, application_password }, lines.join('\n'));
          return 0;
        });
      }),
    );
};

function describe({ user, application_password, created }: Made, withPassword: boolean, settings: Settings): string[] {
  const origin = originOf(settings);
  return [
    created ? `Admin ${user} is made.` : `${user} was there already, and is an admin with one more password now.`,
    '',
    `  user                  ${user}`,
    `  application password  ${application_password}`,
    '',
    ...(withPassword ? [`Sign in with the password you gave at ${origin}/`, ''] : []),
    ...(created && !withPassword ? [`Without a password for the browser; "admin password ${user}" sets one.`, ''] : []),
    'The application password is not shown again: keep it now. Blanks in it do not matter. Try it while a server runs:',
    '',
    `  curl -u '${user}' ${origin}${listSitesPath(settings)}`,
  ];
}

function listSitesPath({ restRoot, namespace }: Settings): string {
  return `${restRoot}/wp-abilities/v1/abilities/${namespace}/list-sites-v1/run`;
}
