import type { Import } from './read-imports.ts';

/**
 * Cycles in a graph, each once and beginning at its first node.
 * @param edges From node to node.
 */
export function cyclesOf(edges: readonly { readonly from: string; readonly to: string }[]): string[][] {
  const next = Map.groupBy(edges, edge => edge.from);
  const done = new Set<string>();
  const found = new Map<string, string[]>();
  const visit = (node: string, path: readonly string[]): void => {
    const at = path.indexOf(node);
    if (at >= 0) {
      const cycle = rotated(path.slice(at));
      found.set(cycle.join('\n'), cycle);
      return;
    }
    if (done.has(node)) return;
    for (const { to } of next.get(node) ?? []) visit(to, [...path, node]);
    done.add(node);
  };
  for (const node of [...next.keys()].sort()) visit(node, []);
  return [...found.values()];
}

function rotated(cycle: readonly string[]): string[] {
  const first = cycle.indexOf([...cycle].sort()[0] as string);
  return [...cycle.slice(first), ...cycle.slice(0, first)];
}

const OWN_FILE = /^(packages|tests|bench|scripts)\//;

/** Files that import each other in a circle, types included: they can only be understood together. */
export function fileCycles(imports: readonly Import[]): string[][] {
  return cyclesOf(imports.filter(one => OWN_FILE.test(one.to)));
}

/** Features that import each other in a circle, types included. */
export function featureCycles(imports: readonly Import[]): string[][] {
  const feature = (path: string) => /^packages\/server\/src\/features\/([^/]+)\//.exec(path)?.[1];
  const edges = imports
    .filter(one => !one.from.endsWith('.test.ts'))
    .map(one => ({ from: feature(one.from), to: feature(one.to) }))
    .filter((edge): edge is { from: string; to: string } => !!edge.from && !!edge.to && edge.from !== edge.to);
  return cyclesOf(edges);
}
