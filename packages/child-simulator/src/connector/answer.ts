import type { FormTree } from '@sitekeeper/protocol';
import { FUNCTIONS, KNOWN_FUNCTIONS } from '../functions/index.ts';
import type { SimulatedSite } from '../state/site.ts';
import { versionFacts } from '../sync/site-info.ts';
import { authenticate } from './authenticate.ts';
import type { FunctionAnswer, FunctionCall } from './call.ts';
import { codeless, refuse } from './errors.ts';
import { loginCookies } from './login-cookies.ts';
import { plainPage, withoutConnector } from './pages.ts';
import { field, textField } from './params.ts';
import { register } from './register.ts';

export interface ConnectorRequest {
  readonly site: SimulatedSite;
  readonly form: FormTree;
  readonly path: string;
  readonly https: boolean;
  readonly faults: ReadonlySet<string>;
}

/** A POST at a site whose WordPress runs: what docs/wire/signatures.md#order-of-checks does per request. */
export function answer(request: ConnectorRequest): FunctionAnswer {
  const { site, form, path, https, faults } = request;
  const call = { site, form, fn: textField(form, 'function'), https, faults };
  const connectorRuns = site.connectorActive && !faults.has('connector_off');
  if (!connectorRuns || selfDeactivated(site)) return withoutConnector(site, path);
  const signature = field(form, 'mainwpsignature');
  let user: FunctionCall['user'];
  if (signature) {
    const result = authenticate(call);
    if ('refused' in result) return result.refused;
    user = result.user;
  }
  if (call.fn === 'register') return register(call);
  if (signature === '') return refuse('The request cannot be read.', 'PARSE_ERROR1');
  if (!signature) return call.fn === 'stats' ? probe(call) : withoutConnector(site, path);
  const answered =
    field(form, 'admin') === '1' ? plainPage(302, '', { location: '/wp-admin/' }) : run({ ...call, user });
  return user ? { ...answered, cookies: loginCookies(site, user) } : answered;
}

/** Unsigned `stats` (docs/wire/connection.md#probe): tells whether the site holds a key. */
function probe({ site, faults }: Omit<FunctionCall, 'user'>): FunctionAnswer {
  return site.connection ? codeless('linked', faults) : { data: versionFacts(site) };
}

function run(call: FunctionCall): FunctionAnswer {
  const fn = FUNCTIONS.get(call.fn);
  if (fn) return fn(call);
  if (KNOWN_FUNCTIONS.has(call.fn)) return refuse(`The simulator does not play ${call.fn}.`);
  return refuse('This function needs a newer connector.', 'child_plugin_incompatible');
}

/** Without a key the connector deactivates itself after a while (docs/wire/connection.md#disconnect). */
function selfDeactivated(site: SimulatedSite): boolean {
  const { unconnectedMinutes, now } = site.world;
  if (site.connection || unconnectedMinutes === 0) return false;
  site.unconnectedSince ??= now();
  if (now() - site.unconnectedSince < unconnectedMinutes * 60_000) return false;
  site.connectorActive = false;
  return true;
}
