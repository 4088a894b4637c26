import type { ALL_ABILITIES, Schema } from '@sitekeeper/server';

/** What the command line knows about an ability, from this release or from the server that it works on. */
export interface AbilityCard {
  readonly name: string;
  readonly summary: string;
  /** `sites`, without the namespace. */
  readonly category: string;
  readonly effect: 'read' | 'write' | 'destroy';
  readonly instructions: string;
  readonly input: Schema;
  readonly output: Schema;
}

/** One ability as discovery shows it. Source: docs/spec/abilities.md#discovery. */
export interface AbilityItem {
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly input_schema: Schema;
  readonly output_schema: Schema;
  readonly meta: {
    readonly annotations: { readonly readonly: boolean; readonly destructive: boolean; readonly instructions: string };
  };
}

export function cardOf(ability: (typeof ALL_ABILITIES)[number]): AbilityCard {
  const { name, summary, category, effect, instructions = '', input, output } = ability;
  return { name, summary, category, effect, instructions, input, output };
}

export function cardOfItem(item: AbilityItem): AbilityCard {
  const { annotations } = item.meta;
  const [namespace = '', name = ''] = item.name.split('/');
  return {
    name,
    summary: item.description,
    category: item.category.replace(`${namespace}-`, ''),
    effect: annotations.readonly ? 'read' : annotations.destructive ? 'destroy' : 'write',
    instructions: annotations.instructions,
    input: item.input_schema,
    output: item.output_schema,
  };
}

/** Whether an input takes `name`. */
export function acceptsInput({ input }: AbilityCard, name: string): boolean {
  return Object.hasOwn(input.properties ?? {}, name);
}
