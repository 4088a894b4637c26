import { AppError, selectUserByName, setPassword } from '@sitekeeper/server';
import { askNewPassword, type PasswordOptions, passwordFileOption, passwordStdinOption } from '../ask-new-password.ts';
import { withCliSession } from '../cli-session.ts';
import { type AddCommand, commandAction } from '../command.ts';
import { UsageError } from '../failure.ts';

/** A new password for the browser, for who has lost the old one. */
export const addAdminPassword: AddCommand = (parent, run) => {
  parent
    .command('password <name>')
    .description('set the password with which a user signs in with a browser; sessions and application passwords end')
    .addOption(passwordStdinOption())
    .addOption(passwordFileOption())
    .option('--keep-application-passwords', 'programs go on with the application passwords that they have')
    .action(
      commandAction<PasswordOptions & { keepApplicationPasswords?: true }>(run, (terminal, options, [name = '']) =>
        withCliSession(terminal.io, async ({ ctx }) => {
          const user = await selectUserByName(ctx.database.db, name);
          if (!user) throw new AppError('user_not_found', `There is no user named "${name}".`);
          const question = `New password of ${name}, 12 characters or more: `;
          const password = await askNewPassword(terminal, options, { userName: name, question });
          if (password === undefined) throw new UsageError('Give --password-file or --password-stdin.');
          const { keepApplicationPasswords } = options;
          await setPassword(ctx, user.id, password, { keepApplicationPasswords });
          terminal.result({ user: name, changed: true }, `${name} signs in with the new password now.`);
          return 0;
        }),
      ),
    );
};
