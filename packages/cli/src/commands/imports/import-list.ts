import { type AddCommand, commandAction } from '../../command.ts';
import { withCliSession } from '../../session/with-cli-session.ts';
import { quantityOf, textTable } from '../../text-table.ts';

interface ListedImport {
  readonly id: string;
  readonly url: string;
  readonly planned_at: string;
  readonly sites: Readonly<Record<string, number>>;
}

/** What was planned to be imported from other dashboards, newest first. */
export const addImportList: AddCommand = (parent, run) => {
  parent
    .command('list')
    .description('list the imports, newest first')
    .action(
      commandAction(run, terminal =>
        withCliSession(terminal, async session => {
          const found = await session.run<{ items: ListedImport[] }>('list-imports-v1', { per_page: 200 });
          terminal.result(found, describe(found.items));
          return 0;
        }),
      ),
    );
};

const STATES = ['total', 'planned', 'adopted', 'cut_over', 'failed'];

function describe(imports: readonly ListedImport[]): string {
  if (imports.length === 0) return 'No imports.';
  const rows = imports.map(({ id, url, sites, planned_at }) => [
    id,
    url,
    planned_at,
    ...STATES.map(state => sites[state] ?? 0),
  ]);
  const head = ['import', 'dashboard', 'planned', 'sites', 'to adopt', 'adopted', 'cut over', 'failed'];
  return `${textTable(head, rows)}\n\n${quantityOf(imports.length, 'import')}`;
}
