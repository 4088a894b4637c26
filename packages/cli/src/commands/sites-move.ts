import { type AddCommand, commandAction } from '../command.ts';
import { UsageError } from '../failure.ts';
import { withCliSession } from '../session/with-cli-session.ts';
import { printable } from '../terminal.ts';

interface Site {
  id: number;
  url: string;
  name: string;
  status: string;
}

/** Changes the address of a site, which must answer to our key there. */
export const addSitesMove: AddCommand = (parent, run) => {
  parent
    .command('move')
    .description('change the address of a site, after checking that it answers there; its data is kept')
    .argument('<site>', 'id, domain or URL')
    .argument('[url]', 'the new address')
    .option('--redirect', 'use the address that the old one redirects to')
    .action(
      commandAction<{ redirect?: true }>(run, (terminal, { redirect }, [site = '', url]) =>
        withCliSession(terminal, async session => {
          if ((url === undefined) === (redirect === undefined))
            throw new UsageError('Give the new address, or --redirect.');
          const input = { site_id_or_domain: site };
          const moved = redirect
            ? await session.run<Site>('follow-site-redirect-v1', input)
            : await session.run<Site>('update-site-record-v1', { ...input, url });
          const reconnect = moved.status === 'disconnected' ? ' It is still disconnected. Reconnect it.' : '';
          terminal.result(moved, printable(`${moved.name}, site ${moved.id}, has moved to ${moved.url}.${reconnect}`));
          return 0;
        }),
      ),
    );
};
