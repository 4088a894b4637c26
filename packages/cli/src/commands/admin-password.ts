import { AppError, selectUser, setPassword } from '@sitekeeper/server';
import { type AddCommand, action } from '../command.ts';
import { UsageError } from '../failure.ts';
import { newPassword, type PasswordOptions, passwordFile, passwordStdin } from '../new-password.ts';
import { withSession } from '../session.ts';

/** A new password for the browser, for who has lost the old one. */
export const addAdminPassword: AddCommand = (parent, run) => {
  parent
    .command('password <name>')
    .description('set the password with which a user signs in with a browser; sessions and application passwords end')
    .addOption(passwordStdin())
    .addOption(passwordFile())
    .option('--keep-application-passwords', 'programs go on with the application passwords that they have')
    .action(
      action<PasswordOptions & { keepApplicationPasswords?: true }>(run, (terminal, options, [name = '']) =>
        withSession(terminal.io, async ({ ctx }) => {
          const user = await selectUser(ctx.database.db, name);
          if (!user) throw new AppError('user_not_found', `There is no user named "${name}".`);
          const question = `New password of ${name}, 12 characters or more: `;
          const password = await newPassword(terminal, options, { userName: name, question });
          if (password === undefined) throw new UsageError('Give --password-file or --password-stdin.');
          const { keepApplicationPasswords } = options;
          await setPassword(ctx, user.id, password, { keepApplicationPasswords });
          terminal.result({ user: name, changed: true }, `${name} signs in with the new password now.`);
          return 0;
        }),
      ),
    );
};
