import { type AddCommand, commandAction } from '../command.ts';
import { deleteLogin } from '../session/login-file.ts';

/** Forgets the server and its key; the key itself stays valid. */
export const addLogout: AddCommand = (parent, run) => {
  parent
    .command('logout')
    .description('forget the server and the key of "login"')
    .action(
      commandAction(run, async terminal => {
        const was = await deleteLogin(terminal.io.env);
        const said = was
          ? 'Logged out. The key is still valid: to end that, delete it under API Access, or with keys delete.'
          : 'You were not logged in.';
        terminal.result({ logged_out: was }, said);
        return 0;
      }),
    );
};
