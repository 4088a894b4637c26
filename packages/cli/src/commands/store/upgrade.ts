import { NEWEST_LEVEL } from '@sitekeeper/server';
import { withCliSession } from '../../cli-session.ts';
import { type AddCommand, commandAction } from '../../command.ts';

/** Brings the store up to date, as the first start of a release does: for deployments that do so before they start servers. */
export const addUpgrade: AddCommand = (parent, run) => {
  parent
    .command('upgrade')
    .description('bring the store up to date with this release, as its first start does, and exit')
    .action(
      commandAction(run, terminal =>
        withCliSession(terminal.io, async () => {
          terminal.result({ level: NEWEST_LEVEL }, `The store is up to date: ${NEWEST_LEVEL}.`);
          return 0;
        }),
      ),
    );
};
