import { AppError, selectUserByName, setPassword } from '@sitekeeper/server';
import { askNewPassword, type PasswordOptions, passwordFileOption, passwordStdinOption } from '../ask-new-password.ts';
import { type AddCommand, commandAction } from '../command.ts';
import { UsageError } from '../failure.ts';
import { withStoreSession } from '../session/store-session.ts';

/** Sets a new browser password for a user who has lost the old one. */
export const addAdminPassword: AddCommand = (parent, run) => {
  parent
    .command('password <name>')
    .description(
      'set the browser password of a user; ends the sessions, passkeys, notifications in browsers and application passwords of that user',
    )
    .addOption(passwordStdinOption())
    .addOption(passwordFileOption())
    .option('--keep-application-passwords', 'keep the application passwords of the user valid')
    .action(
      commandAction<PasswordOptions & { keepApplicationPasswords?: true }>(run, (terminal, options, [name = '']) =>
        withStoreSession(terminal, async ({ ctx }) => {
          const user = await selectUserByName(ctx.database.db, name);
          if (!user) throw new AppError('user_not_found', `No user is named "${name}".`);
          const question = `New password for ${name}, at least 12 characters: `;
          const password = await askNewPassword(terminal, options, { userName: name, question });
          if (password === undefined) throw new UsageError('Give --password-file or --password-stdin.');
          const { keepApplicationPasswords } = options;
          await setPassword(ctx, user.id, password, { keepApplicationPasswords });
          terminal.result({ user: name, changed: true }, `Changed the password of ${name}.`);
          return 0;
        }),
      ),
    );
};
