import { type ApiKey, keyTable } from '../api-keys.ts';
import { type AddCommand, commandAction, wholeNumber } from '../command.ts';
import { withCliSession } from '../session/with-cli-session.ts';
import { quantityOf } from '../text-table.ts';

interface KeyPage {
  items: ApiKey[];
  page: number;
  per_page: number;
  total: number;
}

/** The keys, newest first, without their tokens. */
export const addKeysList: AddCommand = (parent, run) => {
  parent
    .command('list')
    .description('list API keys, newest first')
    .option('--page <n>', 'page number', wholeNumber)
    .option('--per-page <n>', 'keys per page, at most 200', wholeNumber)
    .action(
      commandAction<{ page?: number; perPage?: number }>(run, (terminal, { page, perPage }) =>
        withCliSession(terminal, async session => {
          const found = await session.run<KeyPage>('list-api-keys-v1', { page, per_page: perPage });
          terminal.result(found, width => describe(found, width));
          return 0;
        }),
      ),
    );
};

function describe({ items, page, per_page, total }: KeyPage, width?: number): string {
  if (items.length === 0) return total === 0 ? 'No keys. The REST API is off.' : `There is no page ${page}.`;
  return `${keyTable(items, width)}\n\nPage ${page} of ${Math.ceil(total / per_page)}, ${quantityOf(total, 'key')}`;
}
