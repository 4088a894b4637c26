import { AppError, selectUserByName } from '@sitekeeper/server';
import { type AddCommand, commandAction } from '../command.ts';
import { UsageError } from '../failure.ts';
import { withStoreSession } from '../session/store-session.ts';
import { quantityOf } from '../text-table.ts';

interface Reset {
  readonly second_factor: boolean;
  readonly passkeys: number;
  readonly has_password: boolean;
}

/** For a user who has lost the phone and the recovery codes when no other admin can help. The password stays. */
export const addAdminResetSecondFactor: AddCommand = (parent, run) => {
  parent
    .command('reset-second-factor <name>')
    .description('remove the second factor and passkeys of a user who has lost them; the password stays')
    .option('--yes', 'confirm that this person has lost them')
    .action(
      commandAction<{ yes?: true }>(run, (terminal, { yes }, [name = '']) =>
        withStoreSession(terminal, async session => {
          if (!yes)
            throw new UsageError(
              'The second factor and all passkeys are removed, and only a password remains. To confirm, add --yes.',
            );
          const user = await selectUserByName(session.ctx.database.db, name);
          if (!user) throw new AppError('user_not_found', `No user is named "${name}".`);
          const done = await session.run<Reset>('reset-second-factor-v1', { user_id: user.id, confirm: true });
          const passkeys = quantityOf(done.passkeys, 'passkey');
          const had = done.second_factor ? `a second factor and ${passkeys}` : passkeys;
          const then = done.has_password
            ? 'The password alone is now enough to sign in.'
            : `There is no password: set one with: sitekeeper admin password '${name}'`;
          terminal.result(done, `Removed ${had} from ${name}. ${then}`);
          return 0;
        }),
      ),
    );
};
