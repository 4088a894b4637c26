import { AppError, selectUserByName } from '@sitekeeper/server';
import { withCliSession } from '../cli-session.ts';
import { type AddCommand, commandAction } from '../command.ts';
import { UsageError } from '../failure.ts';
import { quantityOf } from '../text-table.ts';

interface Reset {
  readonly second_factor: boolean;
  readonly passkeys: number;
}

/** For who has lost the phone and the recovery codes, with nobody left to ask. The password stays. */
export const addAdminResetSecondFactor: AddCommand = (parent, run) => {
  parent
    .command('reset-second-factor <name>')
    .description('take the second factor and the passkeys off a user who has lost them; the password stays')
    .option('--yes', 'yes, this person has lost them')
    .action(
      commandAction<{ yes?: true }>(run, (terminal, { yes }, [name = '']) =>
        withCliSession(terminal.io, async session => {
          if (!yes) throw new UsageError('The password alone opens the account then: add --yes.');
          const user = await selectUserByName(session.ctx.database.db, name);
          if (!user) throw new AppError('user_not_found', `There is no user named "${name}".`);
          const done = await session.run<Reset>('reset-second-factor-v1', { user_id: user.id, confirm: true });
          const passkeys = quantityOf(done.passkeys, 'passkey');
          const had = done.second_factor ? `a second factor and ${passkeys}` : passkeys;
          terminal.result(done, `${name} had ${had}; from now on the password is enough.`);
          return 0;
        }),
      ),
    );
};
