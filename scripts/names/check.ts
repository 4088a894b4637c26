import type { ExportedName } from './exported-names.ts';

/** A name that may be exported by several files. Add one only with a reason that will last. */
export interface NameException {
  readonly name: string;
  readonly because: string;
}

export interface NameVerdict {
  /** One line per problem, in alphabetical order of the names. */
  readonly problems: readonly string[];
  readonly checked: number;
}

/** Finds names that more than one file exports; an exception that nothing needs is a problem too. */
export function checkNames(names: readonly ExportedName[], exceptions: readonly NameException[]): NameVerdict {
  const unused = new Set(exceptions);
  const problems: string[] = [];
  const filesByName = Map.groupBy(names, ({ name }) => name);
  for (const name of [...filesByName.keys()].sort()) {
    const files = (filesByName.get(name) ?? []).map(({ file }) => file);
    if (files.length < 2 || areWireTwins(files)) continue;
    const exception = exceptions.find(known => known.name === name);
    if (exception) unused.delete(exception);
    else problems.push(`${name} is exported by ${files.join(', ')}`);
  }
  for (const { name } of unused) problems.push(`the exception for ${name} is no longer needed: remove it`);
  return { problems, checked: filesByName.size };
}

const MESSAGE = /^packages\/protocol\/src\/messages\//;
const SIMULATED_MESSAGE = /^packages\/child-simulator\/src\/(functions|connector)\//;

/** A message of the protocol, and the function of the simulated connector that answers it. */
function areWireTwins(files: readonly string[]): boolean {
  return files.length === 2 && [MESSAGE, SIMULATED_MESSAGE].every(side => files.some(file => side.test(file)));
}
