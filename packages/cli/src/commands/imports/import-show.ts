import { Option } from 'commander';
import { type AddCommand, commandAction, wholeNumber } from '../../command.ts';
import { withCliSession } from '../../session/with-cli-session.ts';
import { quantityOf, textTable } from '../../text-table.ts';

interface ShownImport {
  readonly import: { readonly url: string; readonly sites: Readonly<Record<string, number>> };
  readonly items: readonly {
    readonly old_id: number;
    readonly url: string;
    readonly way_in: string;
    readonly state: string;
    readonly site_id: number | null;
    readonly reason: string | null;
  }[];
  readonly page: number;
  readonly per_page: number;
  readonly total: number;
}

/** One import with its sites, in pages. */
export const addImportShow: AddCommand = (parent, run) => {
  parent
    .command('show')
    .description('show an import with its sites, their states and reasons')
    .argument('<import-id>', 'id of the import')
    .addOption(
      new Option('--state <state>', 'only sites in this state').choices([
        'planned',
        'adopted',
        'cut_over',
        'failed',
        'skipped',
        'undone',
      ]),
    )
    .option('--page <n>', 'page number', wholeNumber)
    .option('--per-page <n>', 'sites per page, at most 200', wholeNumber)
    .action(
      commandAction<{ state?: string; page?: number; perPage?: number }>(
        run,
        (terminal, { state, page, perPage }, [importId = '']) =>
          withCliSession(terminal, async session => {
            const input = { import_id: importId, state, page, per_page: perPage };
            const found = await session.run<ShownImport>('get-import-v1', input);
            terminal.result(found, describe(found));
            return 0;
          }),
      ),
    );
};

function describe({ import: { url, sites }, items, page, per_page, total }: ShownImport): string {
  const counts = Object.entries(sites).filter(([state, count]) => count > 0 && state !== 'total');
  const states = counts.map(([state, count]) => `${count} ${state.replace('_', ' ')}`).join(', ');
  const head = `${url}: ${quantityOf(sites.total ?? 0, 'site')}${states === '' ? '' : `, ${states}`}`;
  if (items.length === 0) return `${head}\n\nNo sites to show.`;
  const rows = items.map(site => [
    site.old_id,
    site.url,
    site.way_in,
    site.state,
    site.site_id ?? '',
    site.reason ?? '',
  ]);
  const table = textTable(['old id', 'address', 'way in', 'state', 'site', 'why'], rows);
  return `${head}\n\n${table}\n\nPage ${page} of ${Math.ceil(total / per_page)}, ${quantityOf(total, 'site')}`;
}
