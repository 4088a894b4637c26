import { NEWEST_LEVEL, nameOfPlace } from '@sitekeeper/server';
import { type AddCommand, commandAction } from '../../command.ts';
import { withStoreSession } from '../../session/store-session.ts';

/** Brings the store up to date, as the first start of a release does: for deployments that do so before they start servers. */
export const addUpgrade: AddCommand = (parent, run) => {
  parent
    .command('upgrade')
    .description('bring the store up to date with this release, as its first start does, and exit')
    .action(
      commandAction(run, terminal =>
        withStoreSession(
          terminal,
          async ({ ctx }) => {
            // Run in another environment than the server's, it is another store.
            const store = nameOfPlace(ctx.settings);
            terminal.result({ level: NEWEST_LEVEL, store }, `The store ${store} is up to date: ${NEWEST_LEVEL}.`);
            return 0;
          },
          { creates: true },
        ),
      ),
    );
};
