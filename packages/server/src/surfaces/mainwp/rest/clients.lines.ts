import * as clients from '../../../features/clients/index.ts';
import { getClientCosts } from '../../../features/costs/index.ts';
import { AppError, type ErrorCode } from '../../../kernel/errors.ts';
import { EDIT } from '../../rest-v2/route-facts.ts';
import { type Client, changedClient, listedClient, shownClient } from '../views/client.view.ts';
import { listedCost } from '../views/cost.view.ts';
import { sitesInFull } from '../views/site.view.ts';
import type { Asked } from './asked.ts';
import { type Call, type DialectLine, line, softly } from './line.ts';
import { listLine } from './lists.ts';
import { type Aliases, fieldFrom, filterFrom, idsFrom, selectorFrom, textFrom } from './takers.ts';

const CLIENT: Aliases = { client_id_or_email: selectorFrom('id_email') };

const STATUSES = ['active', 'suspended', 'lead', 'lost'];

/** Fields that are texts, in the words that both share. */
const FIELDS: Aliases = Object.fromEntries(
  ['client_email', ...Object.keys(clients.CLIENT_TEXTS)].map(name => [name, fieldFrom(name)]),
);

const REFUSED: readonly ErrorCode[] = ['rest_invalid_param', 'invalid_input', 'already_exists', 'site_not_found'];

/** Clients and what belongs to them. */
export const CLIENT_LINES: readonly DialectLine[] = [
  listLine({
    methods: ['GET'],
    path: '/clients',
    ability: clients.listClients,
    aliases: {
      search: textFrom('search'),
      include: idsFrom('include'),
      exclude: idsFrom('exclude'),
      status: filterFrom('status', STATUSES),
    },
    items: rows => rows.map(listedClient),
  }),
  line({
    methods: ['GET'],
    path: '/clients/count',
    ability: clients.countClients,
    aliases: {
      search: textFrom('search'),
      include: idsFrom('include'),
      exclude: idsFrom('exclude'),
      status: filterFrom('status', STATUSES),
    },
    view: ({ total }: { total: number }) => ({ success: 1, total: String(total) }),
  }),
  line({
    methods: ['POST'],
    path: '/clients/add',
    ability: clients.addClient,
    aliases: { name: textFrom('name'), ...FIELDS },
    complete: withLinks,
    soft: softly(...REFUSED),
    view: (client: Client) => ({ success: 1, message: 'The client was added.', data: changedClient(client) }),
  }),
  line({
    methods: ['GET'],
    path: '/clients/{id_email}',
    ability: clients.getClient,
    aliases: CLIENT,
    view: (client: Client) => ({ success: 1, data: shownClient(client) }),
  }),
  line({
    methods: EDIT,
    path: '/clients/{id_email}/edit',
    ability: clients.updateClient,
    aliases: { ...CLIENT, name: textFrom('name'), ...FIELDS },
    complete: withLinks,
    soft: softly(...REFUSED),
    view: (client: Client) => ({ success: 1, message: 'The client was changed.', data: changedClient(client) }),
  }),
  line({
    methods: ['DELETE'],
    path: '/clients/{id_email}/remove',
    ability: clients.deleteClient,
    aliases: CLIENT,
    fixed: { confirm: true },
    view: (client: Client) => ({ success: 1, message: 'The client was deleted.', data: shownClient(client) }),
  }),
  listLine({
    methods: ['GET'],
    path: '/clients/{id_email}/sites',
    ability: clients.getClientSites,
    aliases: CLIENT,
    items: sitesInFull,
  }),
  line({
    methods: ['GET'],
    path: '/clients/{id_email}/sites/count',
    ability: clients.countClientSites,
    aliases: CLIENT,
    view: ({ total }: { total: number }) => ({ success: 1, total }),
  }),
  listLine({
    methods: ['GET'],
    path: '/clients/{id_email}/costs',
    ability: getClientCosts,
    aliases: CLIENT,
    none: { success: 1, message: 'The client has no costs.' },
    keyed: ({ id }: { id: number }) => id,
    items: rows => rows.map(listedCost),
  }),
  line({
    methods: EDIT,
    path: '/clients/{id_email}/suspend',
    ability: clients.suspendClient,
    aliases: CLIENT,
    view: (client: Client) => ({ success: 1, message: 'The client is suspended.', data: shownClient(client) }),
  }),
  line({
    methods: EDIT,
    path: '/clients/{id_email}/unsuspend',
    ability: clients.unsuspendClient,
    aliases: CLIENT,
    view: () => undefined,
    run: async about => {
      const client = await unsuspendedClient(about.input, about.call);
      return { success: 1, message: 'The client is not suspended.', data: shownClient(client) };
    },
  }),
];

/** A client that isn't suspended stays as it is. */
export async function unsuspendedClient(input: object, call: Call): Promise<Client> {
  try {
    return await call(clients.unsuspendClient, input);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid_state') throw error;
    return call(clients.getClient, input);
  }
}

/** Sites by commas or as an array, empty for none; fields as a list of names and values. */
function withLinks(input: Record<string, unknown>, asked: Asked): Record<string, unknown> {
  const sites = asked.sent('selected_sites') ? { selected_sites: asked.ids('selected_sites') ?? [] } : {};
  const fields = asked.objects('custom_fields');
  const values = fields?.map(({ field_name, field_value }) => [String(field_name), String(field_value ?? '')] as const);
  return { ...input, ...sites, ...(values ? { custom_fields: Object.fromEntries(values) } : {}) };
}
