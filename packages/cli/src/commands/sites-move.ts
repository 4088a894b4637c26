import { withCliSession } from '../cli-session.ts';
import { type AddCommand, commandAction } from '../command.ts';
import { UsageError } from '../failure.ts';
import { printable } from '../terminal.ts';

interface Site {
  id: number;
  url: string;
  name: string;
  status: string;
}

/** Stores another address of a site, which must answer there to our key. */
export const addSitesMove: AddCommand = (parent, run) => {
  parent
    .command('move')
    .description('store another address of a site, once it has answered there; all that is kept about it stays')
    .argument('<site>', 'id, domain or URL')
    .argument('[url]', 'the new address')
    .option('--redirect', 'take the address that the old one redirects to')
    .action(
      commandAction<{ redirect?: true }>(run, (terminal, { redirect }, [site = '', url]) =>
        withCliSession(terminal.io, async session => {
          if ((url === undefined) === (redirect === undefined))
            throw new UsageError('Give the new address, or --redirect.');
          const input = { site_id_or_domain: site };
          const moved = redirect
            ? await session.run<Site>('follow-site-redirect-v1', input)
            : await session.run<Site>('update-site-record-v1', { ...input, url });
          const reconnect = moved.status === 'disconnected' ? ' It is disconnected still: reconnect it.' : '';
          terminal.result(moved, printable(`${moved.name}, site ${moved.id}, is at ${moved.url} now.${reconnect}`));
          return 0;
        }),
      ),
    );
};
