import { VERSION } from '@sitekeeper/server';
import { type AddCommand, commandAction } from '../command.ts';

/** Prints the version, the same as `--version`; with `--json` as a value. */
export const addVersion: AddCommand = (parent, run) => {
  parent
    .command('version')
    .description('print the version of Sitekeeper')
    .action(
      commandAction(run, async terminal => {
        terminal.result({ version: VERSION }, VERSION);
        return 0;
      }),
    );
};
