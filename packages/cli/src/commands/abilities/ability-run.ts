import { readAbilityInput } from '../../abilities/read-input.ts';
import { inFields, runAbility } from '../../abilities/run-ability.ts';
import { type AddCommand, commandAction } from '../../command.ts';
import { withCliSession } from '../../session/with-cli-session.ts';
import { findAbility } from './find-ability.ts';

interface Options {
  readonly input?: string;
  readonly dryRun?: true;
  readonly yes?: true;
  readonly watch: boolean;
}

const AFTER_HELP = `
Inputs are words such as status=connected, tags=1,2 or strategy.growth=2; FIELD@=FILE reads a value from a file, and
FIELD@=- from standard input. Lists can be repeated. "sitekeeper ability show NAME" lists the inputs.`;

/** Runs any ability. */
export const addAbilityRun: AddCommand = (parent, run) => {
  parent
    .command('run')
    .description('run an ability, and follow the job that it starts')
    .argument('<name>', 'name of the ability')
    .argument('[field=value...]', 'its inputs')
    .option('--input <json>', 'all inputs as a JSON object, @FILE, or - for standard input')
    .option('--dry-run', 'only show what would happen; without a preview of the ability, only check the input')
    .option('--yes', 'delete without asking')
    .option('--no-watch', 'if it starts a job, do not wait until it ends')
    .addHelpText('after', AFTER_HELP)
    .action(
      commandAction<Options>(run, (terminal, { input: json, dryRun, yes, watch }, [name = '', ...words]) =>
        withCliSession(terminal, session =>
          inFields(
            async () => {
              const card = await findAbility(session, name);
              const input = await readAbilityInput(terminal, { words, json }, card.input);
              return runAbility(session, terminal, card, input, { dryRun, yes, watch });
            },
            { help: `"sitekeeper ability show ${name}"` },
          ),
        ),
      ),
    );
};
