import { featureCycles, fileCycles } from './cycles.ts';
import type { Import } from './read-imports.ts';
import { RULES } from './rules.ts';

/** An import that the rules forbid but that is right here. Add one only with a reason that will last. */
export interface ImportException {
  readonly from: string;
  readonly to: string;
  readonly because: string;
}

export interface ImportVerdict {
  /** One line per problem, in the order of the files. */
  readonly problems: readonly string[];
  readonly checked: number;
}

/** Checks imports against the rules; an exception that nothing needs is a problem too. */
export function checkImports(imports: readonly Import[], exceptions: readonly ImportException[]): ImportVerdict {
  const unused = new Set(exceptions);
  const problems: string[] = [];
  for (const one of imports) {
    const why = RULES.map(rule => rule(one)).find(reason => reason !== undefined);
    if (why === undefined) continue;
    const exception = exceptions.find(known => known.from === one.from && known.to === one.to);
    if (exception) unused.delete(exception);
    else problems.push(`${one.from}:${one.line} imports ${one.to}: ${why}`);
  }
  for (const cycle of fileCycles(imports)) problems.push(`circle of files: ${circle(cycle)}`);
  for (const cycle of featureCycles(imports)) problems.push(`circle of features: ${circle(cycle)}`);
  for (const { from, to } of unused) problems.push(`the exception for ${from} → ${to} is no longer needed: remove it`);
  return { problems, checked: imports.length };
}

const circle = (cycle: readonly string[]) => [...cycle, cycle[0]].join(' → ');
