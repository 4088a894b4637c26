import { type TSchema, Type } from 'typebox';
import { invalidParameters } from '../../../kernel/ability/validate.ts';
import { AppError } from '../../../kernel/errors.ts';
import { propertiesOf, type RestRoute } from '../route.ts';
import { type BatchCall, type BatchOperation, isObject } from './operation.ts';

const site = Type.Union([Type.Number(), Type.String()], { description: 'Id of the site, or its domain or URL.' });

/** `update` and `create`: `{site, type?, slug?, …}`, as the route that updates one site takes it. */
export function updatesSites(route: RestRoute): BatchOperation {
  const { id_or_domain: _site, ...others } = propertiesOf(route.params.schema);
  return {
    noun: 'sites',
    routes: [route],
    item: Type.Object({ site, ...others }),
    callOf: (item, typed) => callOn(item, typed, () => route),
  };
}

/** `ignore`: `{site, type, slug?, version?}`; the type chooses the route. */
export function ignoresUpdates(routes: Readonly<Record<string, RestRoute>>): BatchOperation {
  const types = Object.keys(routes);
  const all = Object.assign({}, ...Object.values(routes).map(route => propertiesOf(route.params.schema)));
  const { id_or_domain: _site, ...others } = all as Record<string, TSchema>;
  const type = Type.Unsafe<string>({
    type: 'string',
    enum: types,
    description: `What to ignore: ${types.join(', ')}.`,
  });
  return {
    noun: 'sites',
    routes: Object.values(routes),
    item: Type.Object({ site, type, ...others }),
    callOf: (item, typed) =>
      callOn(item, typed, body => {
        const { type: wanted } = body;
        delete body.type;
        const route = typeof wanted === 'string' && Object.hasOwn(routes, wanted) ? routes[wanted] : undefined;
        if (route) return route;
        throw invalidParameters([{ path: 'type', message: `must be one of: ${types.join(', ')}` }]);
      }),
  };
}

function callOn(item: unknown, typed: boolean, routeOf: (body: Record<string, unknown>) => RestRoute): BatchCall {
  if (!isObject(item)) {
    throw new AppError('rest_invalid_param', 'The item must be an object with the site and the updates to install.');
  }
  const { site: named, id: given, ...body } = item;
  const id = named ?? given;
  if (id === undefined) throw invalidParameters([{ path: 'site', message: 'is required' }]);
  const known = typeof id === 'number' || typeof id === 'string' ? id : undefined;
  return { route: routeOf(body), given: { path: { id_or_domain: id }, query: {}, body, typed }, id: known };
}
