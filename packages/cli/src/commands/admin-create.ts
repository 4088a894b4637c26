import { createUser, normaliseUserName, originOf, type Settings, setPassword } from '@sitekeeper/server';
import { askNewPassword, type PasswordOptions, passwordFileOption, passwordStdinOption } from '../ask-new-password.ts';
import { type AddCommand, commandAction } from '../command.ts';
import { withStoreSession } from '../session/store-session.ts';

type Made = Awaited<ReturnType<typeof createUser>>;

/** Creates an admin. An existing user becomes an admin and gets one more application password. */
export const addAdminCreate: AddCommand = (parent, run) => {
  parent
    .command('create')
    .description(
      'create an admin with a browser password, and print an application password once; the password of an existing user is replaced, which ends sessions, passkeys and notifications in browsers',
    )
    .requiredOption('--name <name>', 'user name, without spaces or colons')
    .addOption(passwordStdinOption())
    .addOption(passwordFileOption())
    .action(
      commandAction<{ name: string } & PasswordOptions>(run, async (terminal, { name, ...options }) => {
        const userName = normaliseUserName(name);
        const question = 'Browser password, at least 12 characters (leave empty for none): ';
        const password = await askNewPassword(terminal, options, { userName, question });
        return withStoreSession(
          terminal,
          async ({ app, ctx }) => {
            const made = await createUser(ctx, { name: userName, role: 'admin', passwordName: 'command line' });
            // The one just created must be kept.
            if (password !== undefined) await setPassword(ctx, made.id, password, { keepApplicationPasswords: true });
            const { user, application_password } = made;
            const lines = describe(made, password !== undefined, app.services.settings);
            terminal.result({ user, application_password }, lines.join('\n'));
            return 0;
          },
          { creates: true },
        );
      }),
    );
};

function describe({ user, application_password, created }: Made, withPassword: boolean, settings: Settings): string[] {
  const origin = originOf(settings);
  return [
    created
      ? `Created admin ${user}.`
      : `${user} already exists. The user is an admin and has one more application password.`,
    '',
    `  user                  ${user}`,
    `  application password  ${application_password}`,
    '',
    ...(withPassword ? [`Sign in with your browser password at ${origin}/`, ''] : []),
    ...(created && !withPassword
      ? [`No browser password is set. To set one, run "sitekeeper admin password ${user}".`, '']
      : []),
    'The application password is not shown again, so store it now. Spaces in it are ignored. To try it while a server is running:',
    '',
    `  curl -u '${user}' ${origin}${listSitesPath(settings)}`,
  ];
}

function listSitesPath({ restRoot, namespace }: Settings): string {
  return `${restRoot}/wp-abilities/v1/abilities/${namespace}/list-sites-v1/run`;
}
