import { catalogue } from '@sitekeeper/server';
import type { Command } from 'commander';
import { choicesOf, fieldRows } from '../abilities/field-rows.ts';

/** What may follow in a command line. Words are plain: letters, digits, and `-_./=<>`. */
export interface Completions {
  /** By the words before: `''`, `sites`, `sites list`. */
  readonly commands: ReadonlyMap<string, readonly Candidate[]>;
  /** Options of a command, by its words. */
  readonly options: ReadonlyMap<string, readonly Candidate[]>;
  /** Values of an option, by `sites list --status`. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  /** Options that take a value, by `sites list --status`. */
  readonly valued: ReadonlySet<string>;
  readonly abilities: readonly Candidate[];
  /** `field=` words of an ability. */
  readonly fields: ReadonlyMap<string, readonly string[]>;
  /** Values of a field, by `list-sites-v1 status`. */
  readonly fieldValues: ReadonlyMap<string, readonly string[]>;
}

export interface Candidate {
  readonly word: string;
  readonly about: string;
}

/** Commands whose first argument is an ability. */
export const TAKE_ABILITY: readonly string[] = ['ability show', 'ability run'];

export function completionsOf(program: Command): Completions {
  const found = {
    commands: new Map<string, Candidate[]>(),
    options: new Map<string, Candidate[]>(),
    values: new Map<string, readonly string[]>(),
    valued: new Set<string>(),
  };
  addCommand(program, '', program, found);
  const cards = catalogue.all();
  return {
    ...found,
    abilities: cards.map(({ name, summary }) => ({ word: name, about: oneLine(summary) })),
    fields: new Map(cards.map(({ name, input }) => [name, fieldRows(input).flatMap(({ path }) => fieldWord(path))])),
    fieldValues: new Map(
      cards.flatMap(({ name, input }) =>
        Object.entries(input.properties).map(([field, schema]) => [`${name} ${field}`, choicesOf(schema)] as const),
      ),
    ),
  };
}

interface Found {
  readonly commands: Map<string, Candidate[]>;
  readonly options: Map<string, Candidate[]>;
  readonly values: Map<string, readonly string[]>;
  readonly valued: Set<string>;
}

function addCommand(command: Command, path: string, program: Command, found: Found): void {
  const below = command.commands.filter(one => one.name() !== 'help');
  if (below.length > 0) {
    found.commands.set(
      path,
      below.map(one => ({ word: one.name(), about: oneLine(one.description()) })),
    );
  }
  const own = command === program ? program.options : [...command.options, ...program.options];
  const options = own.filter(option => option.long && !option.hidden);
  found.options.set(path, [
    ...options.map(option => ({ word: String(option.long), about: oneLine(option.description) })),
    { word: '--help', about: 'show help' },
  ]);
  for (const option of options) {
    const key = `${path} ${option.long}`;
    if (option.required) found.valued.add(key);
    const choices = option.argChoices ?? choicesIn(option.flags);
    if (choices.length > 0) found.values.set(key, choices);
  }
  for (const one of below) addCommand(one, path === '' ? one.name() : `${path} ${one.name()}`, program, found);
}

/** `--state <done|failed>` says its choices. */
function choicesIn(flags: string): readonly string[] {
  const choices = /<([\w.]+(?:\|[\w.]+)+)>/.exec(flags)?.[1];
  return choices?.split('|') ?? [];
}

function fieldWord(path: string): string[] {
  return path.includes('.N.') ? [] : [`${path}=`];
}

function oneLine(text: string): string {
  const first = text.split(/(?<=\.) /)[0] ?? '';
  return first.replace(/\s+/g, ' ').replace(/\.$/, '').slice(0, 100);
}
