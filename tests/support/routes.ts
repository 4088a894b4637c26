import type { World } from '@sitekeeper/server/testing';

/** A route as the HTTP server itself knows it, from any table or file. */
export interface Declared {
  readonly method: string;
  /** With `:name` for its parameters. */
  readonly path: string;
}

/** Every route of the server, from tables and from files. */
export async function allRoutes({ app }: World): Promise<Declared[]> {
  const http = await app.http();
  await http.ready();
  const parents: string[] = [];
  const inTables = http.routeTables
    .flatMap(table => table())
    .flatMap(({ methods, url }) => methods.map(method => ({ method, path: url })));
  const others = http
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap(line => {
      const [, indent = '', segment = '', methods = ''] =
        /^([│├└─ ]*)(\/\S*|\S+)(?: \(([A-Z, ]+)\))?/u.exec(line) ?? [];
      const depth = indent.length / 4;
      parents.length = Math.max(0, depth - 1);
      const path = parents.join('') + segment;
      parents.push(segment);
      return methods === '' ? [] : methods.split(', ').map(method => ({ method, path }));
    });
  // A table is one route with a star, and so are abilities, which have tests over their own table.
  return [...inTables, ...others.filter(({ path }) => !path.endsWith('*') || path.includes('/wp-abilities/'))];
}

/** The path with `1` for each parameter. */
export const filled = (path: string): string => path.replace(/:\w+/g, '1');
