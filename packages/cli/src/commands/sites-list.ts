import { Option } from 'commander';
import { type AddCommand, commandAction, wholeNumber } from '../command.ts';
import { resolveClientId, resolveTagId } from '../link-ids.ts';
import { withCliSession } from '../session/with-cli-session.ts';
import { quantityOf, textTable } from '../text-table.ts';

interface ListOptions {
  page?: number;
  perPage?: number;
  status?: string;
  search?: string;
  client?: string;
  tag?: string;
}

interface SitePage {
  items: { id: number; name: string; url: string; status: string; client_id: number | null }[];
  page: number;
  per_page: number;
  total: number;
}

/** The stored sites, a page at a time. */
export const addSitesList: AddCommand = (parent, run) => {
  parent
    .command('list')
    .description('list sites, sorted by name')
    .option('--page <n>', 'page number', wholeNumber)
    .option('--per-page <n>', 'sites per page, at most 100', wholeNumber)
    .addOption(
      new Option('--status <status>', 'only sites with this status').choices([
        'any',
        'connected',
        'disconnected',
        'suspended',
      ]),
    )
    .option('--search <text>', 'part of the name or URL')
    .option('--client <client>', 'only sites of this client, by id, name or e-mail address')
    .option('--tag <tag>', 'only sites with this tag, by id or name')
    .action(
      commandAction<ListOptions>(run, (terminal, { page, perPage, status, search, client, tag }) =>
        withCliSession(terminal, async session => {
          const client_id = await resolveClientId(session, client);
          const tag_id = await resolveTagId(session, tag);
          const input = { page, per_page: perPage, status, search, client_id, tag_id };
          const found = await session.run<SitePage>('list-sites-v1', input);
          terminal.result(found, width => describe(found, width));
          return 0;
        }),
      ),
    );
};

function describe({ items, page, per_page, total }: SitePage, width?: number): string {
  if (total === 0) return 'No sites. Add one with: sitekeeper sites add --url … --admin …';
  const pages = Math.ceil(total / per_page);
  if (items.length === 0)
    return `There is no page ${page}: ${quantityOf(total, 'site')} on ${quantityOf(pages, 'page')}.`;
  const rows = items.map(site => [site.id, site.status, site.name, site.url, site.client_id ?? '']);
  const more = page < pages ? `; next: --page ${page + 1}` : '';
  return `${textTable(['id', 'status', 'name', 'url', 'client id'], rows, width)}\n\nPage ${page} of ${pages}, ${quantityOf(total, 'site')}${more}`;
}
