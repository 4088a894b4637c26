import { pascal } from './names.ts';

/** The parts of an operation used here. */
export interface HasParameters {
  readonly tags: readonly string[];
  readonly parameters: readonly Record<string, unknown>[];
}

interface Use {
  readonly parameter: Readonly<Record<string, unknown>>;
  /** Family of the first operation that has it. */
  readonly tag: string;
  times: number;
}

/**
 * Parameters that several operations have, by the names of their components. The one used most is called after itself
 * (`Id`), others of that name after the family that has them first as well (`IdOfCosts`).
 */
export function sharedParameters(operations: readonly HasParameters[]): Record<string, object> {
  const uses = new Map<string, Use>();
  for (const { tags, parameters } of operations) {
    for (const parameter of parameters) {
      if ('$ref' in parameter) continue;
      const use = uses.get(looksOf(parameter)) ?? { parameter, tag: tags[0] ?? '', times: 0 };
      uses.set(looksOf(parameter), use);
      use.times += 1;
    }
  }
  const shared: Record<string, object> = {};
  for (const { parameter, tag } of [...uses.values()].filter(({ times }) => times > 1).sort(mostUsedFirst)) {
    const plain = pascal(String(parameter.name));
    const name = plain in shared ? `${plain}Of${pascal(tag)}` : plain;
    shared[name] ??= parameter;
  }
  return shared;
}

/** The operation with its parameters by reference, where they are shared. */
export function withShared<O extends HasParameters>(operation: O, shared: Readonly<Record<string, object>>): O {
  const names = new Map(Object.entries(shared).map(([name, parameter]) => [looksOf(parameter), name]));
  const parameters = operation.parameters.map(parameter => {
    const name = names.get(looksOf(parameter));
    return name === undefined ? parameter : { $ref: `#/components/parameters/${name}` };
  });
  return { ...operation, parameters };
}

function looksOf(parameter: object): string {
  return JSON.stringify(parameter);
}

function mostUsedFirst(a: Use, b: Use): number {
  return b.times - a.times;
}
