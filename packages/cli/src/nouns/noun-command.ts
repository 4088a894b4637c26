import { ALL_ABILITIES, type Schema } from '@sitekeeper/server';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type AbilityCard, cardOf } from '../abilities/ability-card.ts';
import type { AnswerView } from '../abilities/describe-answer.ts';
import { choicesOf } from '../abilities/field-rows.ts';
import { readAbilityInput } from '../abilities/read-input.ts';
import { inFields, runAbility } from '../abilities/run-ability.ts';
import { isSecretField } from '../abilities/secret-fields.ts';
import { type AddCommand, commandAction } from '../command.ts';
import { UsageError } from '../failure.ts';
import { takesName, withLinkIds } from '../link-ids.ts';
import { withCliSession } from '../session/with-cli-session.ts';

/** A command that runs one ability; its options are the inputs of the ability. */
export interface NounCommand {
  readonly verb: string;
  readonly ability: string;
  readonly about: string;
  /** Inputs given as arguments, in their order: `site_id_or_domain`; `[…]` optional; `…...` takes the rest. */
  readonly args?: readonly string[];
  /** Words that are added unless the person gives this field: `due_within_days=30`. */
  readonly unless?: Readonly<Record<string, string>>;
  readonly view?: AnswerView;
}

interface ArgumentSpec {
  readonly field: string;
  readonly optional: boolean;
  readonly rest: boolean;
}

/** Fields that `--yes` and `--dry-run` stand for. */
const OWN_OPTIONS: ReadonlySet<string> = new Set(['confirm', 'dry_run']);

/** Adds the command to its noun. */
export function nounCommand(spec: NounCommand): AddCommand {
  return (parent, run) => {
    const card = cardNamed(spec.ability);
    const args = (spec.args ?? []).map(argumentSpec);
    const command = parent.command(spec.verb).description(spec.about);
    for (const arg of args) {
      const name = `${argumentName(arg)}${arg.rest ? '...' : ''}`;
      command.argument(arg.optional ? `[${name}]` : `<${name}>`, aboutArgument(arg.field, card));
    }
    const options = fieldOptions(card, new Set(args.map(({ field }) => field)));
    for (const { option } of options) command.addOption(option);
    addRunOptions(command, card);
    const named = namesIn(card, args);
    command.action(
      commandAction<Record<string, unknown>>(run, (terminal, given, words) =>
        withCliSession(terminal, session =>
          inFields(
            async () => {
              const fields = [...argumentWords(args, words), ...options.flatMap(({ wordsOf }) => wordsOf(given))];
              const filled = new Set(fields.map(word => /^[\w.]+/.exec(word)?.[0]));
              const standard = Object.entries(spec.unless ?? {}).filter(([field]) => !filled.has(field));
              const all = [...fields, ...standard.map(([field, value]) => `${field}=${value}`)];
              const read = await readAbilityInput(terminal, { words: all }, card.input, named);
              const input = await withLinkIds(session, read, card.input);
              const { dryRun, yes, watch } = given as { dryRun?: true; yes?: true; watch?: boolean };
              return runAbility(session, terminal, card, input, {
                dryRun,
                yes,
                watch: watch !== false,
                view: spec.view,
              });
            },
            { named },
          ),
        ),
      ),
    );
  };
}

function cardNamed(name: string): AbilityCard {
  const ability = ALL_ABILITIES.find(one => one.name === name);
  if (!ability) throw new Error(`There is no ability ${name}`);
  return cardOf(ability);
}

function argumentSpec(text: string): ArgumentSpec {
  const field = text.replace(/^\[|\]$|\.\.\.\]?$/g, '');
  return { field, optional: text.startsWith('['), rest: text.includes('...') };
}

/** `site_id_or_domain` reads as `site`, `site_ids_or_domains` as `sites`, `client_id` as `client`. */
function nameOf(field: string): string {
  return field.replace(/_id(s?)(?:_or_[a-z]+)?$/, '$1').replaceAll('_', '-');
}

const argumentName = ({ field, rest }: ArgumentSpec) => (rest ? nameOf(field).replace(/s$/, '') : nameOf(field));

/** What a person gives an input by: `--per-page`, `<cost>`. */
function namesIn({ input }: AbilityCard, args: readonly ArgumentSpec[]): (path: string) => string {
  return path => {
    const [name = ''] = path.split('.');
    const arg = args.find(({ field }) => field === name);
    if (arg) return `<${argumentName(arg)}>`;
    if (!Object.hasOwn(input.properties ?? {}, name)) return path;
    return isSecretField(path) ? `--${flagOf(path)}-file` : `--${flagOf(path)}`;
  };
}

const flagOf = (path: string) => nameOf(path).replaceAll('.', '-');

function argumentWords(args: readonly ArgumentSpec[], given: readonly string[]): string[] {
  return args.flatMap(({ field, rest }, index) => {
    const values = rest ? given.slice(index) : given.slice(index, index + 1);
    // The variable of a script may be empty; left out, it could mean all sites.
    if (rest && values.some(value => value.trim() === '')) throw new UsageError(`${nameOf(field)} has an empty value.`);
    return values.map(value => `${field}=${value}`);
  });
}

const NAMED_TOO = 'Names work too';

function aboutArgument(field: string, { input }: AbilityCard): string | undefined {
  const schema = input.properties?.[field];
  return schema && takesName(field, schema) ? `${schema.description ?? ''} ${NAMED_TOO}.` : schema?.description;
}

interface FieldOption {
  readonly option: Option;
  readonly wordsOf: (given: Readonly<Record<string, unknown>>) => readonly string[];
}

function fieldOptions({ input }: AbilityCard, taken: ReadonlySet<string>, prefix = ''): FieldOption[] {
  return Object.entries(input.properties ?? {}).flatMap(([name, schema]) => {
    if (prefix === '' && (taken.has(name) || OWN_OPTIONS.has(name))) return [];
    const path = `${prefix}${name}`;
    if (schema.properties) return fieldOptions({ input: schema } as AbilityCard, taken, `${path}.`);
    return [fieldOption(path, schema)];
  });
}

function fieldOption(path: string, schema: Schema): FieldOption {
  const flag = flagOf(path);
  const about = (schema.description ?? '').replace(/\.$/, '');
  if (isSecretField(path)) {
    const option = new Option(`--${flag}-file <file>`, `${about} (read from a file, or from standard input with -)`);
    return { option, wordsOf: given => wordsFor(given[option.attributeName()], value => `${path}@=${value}`) };
  }
  const types = [schema.type ?? []].flat();
  if (types.includes('boolean')) {
    const values = ['yes', 'no', ...(types.includes('null') ? ['null'] : [])];
    const option = new Option(schema.default === true ? `--no-${flag}` : `--${flag} [${values.join('|')}]`, about);
    if (schema.default !== true) option.argParser(oneOf(values));
    return { option, wordsOf: given => flagWords(path, schema, given[option.attributeName()]) };
  }
  const named = takesName(path, schema);
  const option = new Option(`--${flag} <${kindOf(flag, schema, named)}>`, named ? `${about}. ${NAMED_TOO}` : about);
  const collected = option.argParser((value: string, before: unknown) => [
    ...(Array.isArray(before) ? before : []),
    value,
  ]);
  return { option: collected, wordsOf: given => wordsFor(given[option.attributeName()], value => `${path}=${value}`) };
}

/** What stands for the value in the help. */
function kindOf(flag: string, schema: Schema, named: boolean): string {
  const choices = choicesOf(schema);
  if (choices.length > 0 && choices.length <= 6) return choices.join('|');
  const types = [schema.type ?? []].flat();
  if (types.includes('array')) return 'list';
  return named ? flag : (types[0] ?? 'value');
}

/** Refuses an argument that follows the option: it would be taken for the value, and be missing. */
function oneOf(values: readonly string[]): (value: string) => string {
  return value => {
    if ([...values, 'true', 'false'].includes(value)) return value;
    throw new InvalidArgumentError(`It takes ${values.join(' or ')}. Write the arguments before it.`);
  };
}

function flagWords(path: string, { default: standard }: Schema, given: unknown): string[] {
  if (given === undefined || (standard === true && given === true)) return [];
  return [`${path}=${given === 'yes' ? 'true' : given === 'no' ? 'false' : String(given)}`];
}

function wordsFor(given: unknown, word: (value: string) => string): string[] {
  if (given === undefined) return [];
  return [given].flat().map(value => word(String(value)));
}

function addRunOptions(command: Command, { effect, output }: AbilityCard): void {
  if (effect !== 'read') command.option('--dry-run', 'only show or check what would happen');
  if (effect === 'destroy') command.option('--yes', 'do it without asking');
  const startsJob = [output, ...(output.anyOf ?? [])].some(form => Object.hasOwn(form.properties ?? {}, 'status_url'));
  if (startsJob) command.option('--no-watch', 'if it starts a job, do not wait until it ends');
}
