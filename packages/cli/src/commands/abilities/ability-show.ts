import type { AbilityCard } from '../../abilities/ability-card.ts';
import { type FieldFacts, fieldRows } from '../../abilities/field-rows.ts';
import { isSecretField } from '../../abilities/secret-fields.ts';
import { type AddCommand, commandAction } from '../../command.ts';
import { withCliSession } from '../../session/with-cli-session.ts';
import { textTable } from '../../text-table.ts';
import { findAbility } from './find-ability.ts';

const EFFECTS = {
  read: 'changes nothing',
  write: 'changes something',
  destroy: 'deletes something for good; asks first, or needs --yes',
} as const;

/** What one ability does, takes and answers. */
export const addAbilityShow: AddCommand = (parent, run) => {
  parent
    .command('show')
    .description('show what an ability does, its inputs and its answer')
    .argument('<name>', 'name of the ability, such as list-sites-v1 or list-sites')
    .action(
      commandAction(run, (terminal, _options, [name = '']) =>
        withCliSession(terminal, async session => {
          const card = await findAbility(session, name);
          terminal.result(card, width => describeCard(card, width));
          return 0;
        }),
      ),
    );
};

export function describeCard(card: AbilityCard, width?: number): string {
  const { name, summary, effect, instructions, input, output } = card;
  const forms = output.anyOf ?? [output];
  return [
    name,
    summary,
    `Effect: ${effect}, ${EFFECTS[effect]}.`,
    ...(instructions === '' ? [] : [`Advice: ${instructions}`]),
    '',
    ...table('Inputs', fieldRows(input), width, 'It takes no inputs.'),
    '',
    ...forms.flatMap((form, index) => [
      ...(index === 0 ? [] : ['', 'or']),
      ...table('Answer', fieldRows(form), width, 'It answers nothing.'),
    ]),
    '',
    `Run it with: sitekeeper ability run ${[name, ...exampleWords(input)].join(' ')}`,
  ].join('\n');
}

function table(title: string, rows: readonly FieldFacts[], width: number | undefined, none: string): string[] {
  if (rows.length === 0) return [none];
  const cells = rows.map(({ path, type, required, standard, description }) => [
    path,
    type,
    required ? 'required' : standard === undefined ? '' : `default ${JSON.stringify(standard)}`,
    description,
  ]);
  return [textTable([title, 'type', '', 'meaning'], cells, width)];
}

function exampleWords({ properties = {}, required = [] }: AbilityCard['input']): string[] {
  return required.flatMap(name => (properties[name] ? [isSecretField(name) ? `${name}@=FILE` : `${name}=…`] : []));
}
