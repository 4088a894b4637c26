import { type AddCommand, commandAction } from '../../command.ts';
import { withCliSession } from '../../session/with-cli-session.ts';
import { textTable } from '../../text-table.ts';

interface ListOptions {
  readonly category?: string;
  readonly search?: string;
}

/** All abilities with their effect and summary. */
export const addAbilityList: AddCommand = (parent, run) => {
  parent
    .command('list')
    .description('list the abilities: everything that can be done')
    .option('--category <category>', 'only abilities of this category, such as sites or updates')
    .option('--search <text>', 'only abilities whose name or summary contains this text')
    .action(
      commandAction<ListOptions>(run, (terminal, { category, search = '' }) =>
        withCliSession(terminal, async session => {
          const wanted = search.toLowerCase();
          const found = (await session.abilities())
            .filter(card => category === undefined || card.category === category)
            .filter(({ name, summary }) => `${name} ${summary}`.toLowerCase().includes(wanted));
          const shown = found.map(({ name, category: of, effect, summary }) => ({
            name,
            category: of,
            effect,
            summary,
          }));
          const rows = shown.map(({ name, effect, summary }) => [name, effect, summary]);
          terminal.result(shown, width =>
            rows.length === 0 ? 'No ability matches.' : textTable(['ability', 'effect', 'what it does'], rows, width),
          );
          return 0;
        }),
      ),
    );
};
