import { AppError, findUser, setPassword } from '@sitekeeper/server';
import { type AddCommand, action } from '../command.ts';
import { UsageError } from '../failure.ts';
import { newPassword, type PasswordOptions, passwordStdin } from '../new-password.ts';
import { withSession } from '../session.ts';

/** A new password for the browser, for who has lost the old one. */
export const addAdminPassword: AddCommand = (parent, run) => {
  parent
    .command('password <name>')
    .description('set the password with which a user signs in with a browser; his sessions end')
    .addOption(passwordStdin())
    .action(
      action<PasswordOptions>(run, async (terminal, options, [name = '']) => {
        const password = await newPassword(terminal, options, `New password of ${name}, 12 characters or more: `);
        if (password === undefined) throw new UsageError('Give --password-stdin.');
        return withSession(terminal.io, async ({ ctx }) => {
          const user = await findUser(ctx.database.db, name);
          if (!user) throw new AppError('user_not_found', `There is no user named "${name}".`);
          await setPassword(ctx, user.id, password);
          terminal.result({ user: name, changed: true }, `${name} signs in with the new password now.`);
          return 0;
        });
      }),
    );
};
