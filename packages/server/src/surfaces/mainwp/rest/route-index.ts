import { MAINWP_WORD } from '../dialect-errors.ts';
import { NOT_THERE } from './not-there.ts';
import { DIALECT_LINES } from './table.ts';

/** The list of routes that WordPress shows at the root of a namespace. @param base Address of the root. */
export function routeIndex(base: string): object {
  const namespace = `${MAINWP_WORD}/v2`;
  const byPath = Map.groupBy([...DIALECT_LINES, ...NOT_THERE], ({ path }) => path);
  const routes = [...byPath].map(([path, same]) => {
    const pattern = path.replace(/\{(\w+)\}/g, '(?P<$1>[^/]+)');
    const endpoints = same.map(({ methods }) => ({ methods, args: [] }));
    const self = path.includes('{') ? {} : { _links: { self: [{ href: `${base}${path}` }] } };
    const methods = same.flatMap(one => one.methods);
    return [`/${namespace}${pattern}`, { namespace, methods, endpoints, ...self }] as const;
  });
  return {
    namespace,
    routes: Object.fromEntries(routes),
    _links: { up: [{ href: base.replace(/\/[^/]+\/v2$/, '/') }] },
  };
}
