import type { RestRoute } from '../rest-v2/route.ts';
import type { Method } from '../rest-v2/route-facts.ts';
import { camel, pascal, staticSegments } from './names.ts';

/**
 * The name of each route: that of its ability (`listTags`). Where several routes run one ability, the first of the
 * table has it, and the others add what their paths have besides. Adding routes at the end changes no name.
 * @throws Error when two routes would have the same name.
 */
export function routeNames(routes: readonly RestRoute[]): ReadonlyMap<RestRoute, string> {
  const names = new Map<RestRoute, string>();
  const firsts = new Map<string, RestRoute>();
  for (const route of routes) {
    const base = camel(route.ability.name.replace(/-v\d+$/, ''));
    const first = firsts.get(base);
    if (!first) firsts.set(base, route);
    const short = first ? `${base}${more(route, first)}` : base;
    const name = first && taken(short) ? `${short}${scope(route, first)}` : short;
    if (taken(name)) throw new Error(`Two routes would be called ${name}, one is ${route.path}`);
    names.set(route, name);
  }
  return names;

  function taken(name: string): boolean {
    return [...names.values()].includes(name);
  }
}

/** Ids of the operations of a route. Those of further methods, which mean the same, name their method. */
export function operationId(name: string, route: RestRoute, method: Method): string {
  return method === route.methods[0] ? name : `${name}By${pascal(method.toLowerCase())}`;
}

function more(route: RestRoute, first: RestRoute): string {
  const known = staticSegments(first.path);
  const own = staticSegments(route.path).filter(segment => !known.includes(segment));
  return own.length > 0 ? pascal(own.join('-')) : scope(route, first);
}

/** Whether the route is about one thing where the first is about all, or the other way round. */
function scope(route: RestRoute, first: RestRoute): string {
  const parameters = (path: string) => path.split('{').length;
  return parameters(route.path) > parameters(first.path) ? 'OfOne' : 'OfAll';
}
