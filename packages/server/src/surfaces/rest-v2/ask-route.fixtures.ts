import { PLAIN_PLUGIN } from '../../features/plugins/plugin.fixtures.ts';
import { SPARE } from '../../features/themes/theme.fixtures.ts';
import type { ErrorCode } from '../../kernel/errors.ts';
import type { Answer, World } from '../../testing/index.ts';
import { errorCodes } from '../openapi/error-responses.ts';
import type { RestRoute } from './route.ts';
import type { Method } from './route-facts.ts';

/** In the directory, and on none of the sites. */
const NOT_INSTALLED = 'nobody-has-this';

/**
 * Values that requests use for required parameters, and `first_name` and `title`, without which an edit of a user or
 * post changes nothing.
 */
const USUAL: Readonly<Record<string, unknown>> = {
  user_id: 2,
  first_name: 'Anna',
  username: 'anna',
  email: 'anna@x.example',
  password: 'Neu-und-gut-7',
  name: 'Nights',
  days: ['mon'],
  opens: '02:00',
  closes: '05:00',
  time_zone: 'UTC',
  repeats: 'weekly',
  starts: '02:00',
  minutes: 30,
  reason: 'It is not used here.',
  domain: 'shop.com',
  expires_on: null,
  price: 12,
  payment_type: 'subscription',
  product_type: 'hosting',
  renewal_type: 'yearly',
  include: ['nowhere.example'],
  post_id: 4,
  title: 'Opening hours',
  action: 'trash',
  comment_ids: [1],
  until: null,
  site_ids_or_domains: [1],
  allowed: true,
  type: 'plugin',
};

export const methodOf = ({ methods }: RestRoute) => methods[0] as Method;

export function takes({ params }: RestRoute, name: string): boolean {
  return name in params.schema.properties;
}

/** Whether the document says that the route can answer this error. */
export function promises(route: RestRoute, code: ErrorCode): boolean {
  return errorCodes(route, methodOf(route)).includes(code);
}

/**
 * A request to a route with those of these parameters that it accepts, and the usual values for other required ones.
 */
export function askRoute(world: World, route: RestRoute, given: Readonly<Record<string, unknown>>): Promise<Answer> {
  const { inPath, schema } = route.params;
  const installed = route.path.includes('/themes/') ? SPARE : PLAIN_PLUGIN;
  const slug = route.path.endsWith('/install') ? NOT_INSTALLED : installed;
  const names = [...(schema.required ?? []), 'first_name', 'title'].filter(name => takes(route, name));
  const usual = Object.fromEntries(names.map(name => [name, name === 'slug' ? slug : USUAL[name]]));
  const taken = Object.entries(given).filter(([name]) => takes(route, name));
  const all: Readonly<Record<string, unknown>> = { ...usual, ...Object.fromEntries(taken) };
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_all, name) => encodeURIComponent(String(all[name])));
  const body = Object.fromEntries(Object.entries(all).filter(([name]) => !inPath.includes(name)));
  const method = methodOf(route);
  if (method !== 'GET') return world.rest(path, { method, body });
  const query = Object.entries(body).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return world.rest(`${path}?${query.join('&')}`);
}
