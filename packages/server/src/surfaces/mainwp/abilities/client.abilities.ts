import * as clients from '../../../features/clients/index.ts';
import { getClientCosts } from '../../../features/costs/index.ts';
import { unsuspendedClient } from '../rest/clients.lines.ts';
import { rowsFrom } from '../rest/lists.ts';
import { abilityClient, type Client } from '../views/client.view.ts';
import { abilityCost, type CostRecord } from '../views/cost.view.ts';
import type { DialectAbility, Running } from './dialect-ability.ts';
import * as given from './inputs.ts';
import { refuseBoth } from './refuse-both.ts';
import { listedSite } from './site.abilities.ts';

type Ref = { readonly client_id_or_email: number | string };

const ONE = given.dialectInput({ client_id_or_email: given.oneClient });
const EVERY = { offset: 0, limit: Number.POSITIVE_INFINITY };

const FIELDS = {
  client_email: given.textInput('E-mail address, unique among clients.'),
  ...Object.fromEntries(
    Object.entries(clients.CLIENT_TEXTS).map(([name, { what }]) => [name, given.textInput(`${what}.`)]),
  ),
  selected_sites: given.someIds('Ids of all sites of the client.'),
};

/** Clients. */
export const CLIENT_ABILITIES: readonly DialectAbility[] = [
  {
    name: 'list-clients-v1',
    category: 'clients',
    ability: clients.listClients,
    input: given.dialectInput({
      ...given.pages(20),
      status: given.clientStatus,
      search: given.searchInput,
      include: given.someIds('Only these.'),
      exclude: given.someIds('All but these.'),
    }),
    run: async (input: object, { call }) => {
      const { items, ...rest } = await call(clients.listClients, input);
      return { items: items.map(abilityClient), ...rest };
    },
  },
  {
    name: 'count-clients-v1',
    category: 'clients',
    ability: clients.countClients,
    input: given.dialectInput({}),
    run: async (_input: object, { call }) => {
      const { total } = await call(clients.countClients, {});
      return { total };
    },
  },
  one('get-client-v1', clients.getClient),
  {
    name: 'add-client-v1',
    category: 'clients',
    ability: clients.addClient,
    input: given.dialectInput({ name: given.requiredText('Name of the client.'), ...FIELDS }),
    run: async (input: object, { call }) => abilityClient(await call(clients.addClient, input)),
  },
  {
    name: 'update-client-v1',
    category: 'clients',
    ability: clients.updateClient,
    input: given.dialectInput({ client_id_or_email: given.oneClient, name: given.textInput('New name.'), ...FIELDS }),
    run: async (input: Ref, { call }) => abilityClient(await call(clients.updateClient, input)),
  },
  {
    name: 'delete-client-v1',
    category: 'clients',
    ability: clients.deleteClient,
    input: given.dialectInput({ client_id_or_email: given.oneClient, ...given.confirmation }),
    run: deleteClient,
  },
  {
    name: 'get-client-sites-v1',
    category: 'clients',
    ability: clients.getClientSites,
    input: ONE,
    run: async (input: Ref, { call }) => {
      const rows = await all(call, clients.getClientSites, input);
      return { items: rows.map(row => listedSite(row as never)), total: rows.length };
    },
  },
  {
    name: 'count-client-sites-v1',
    category: 'clients',
    ability: clients.countClientSites,
    input: ONE,
    run: async (input: Ref, { call }) => {
      const { total } = await call(clients.countClientSites, input);
      return { total };
    },
  },
  {
    name: 'get-client-costs-v1',
    category: 'clients',
    ability: getClientCosts,
    input: ONE,
    run: async (input: Ref, { call }) => {
      const rows = await all(call, getClientCosts, input);
      return { items: rows.map(row => abilityCost(row as CostRecord)), total: rows.length };
    },
  },
  one('suspend-client-v1', clients.suspendClient),
  {
    name: 'unsuspend-client-v1',
    category: 'clients',
    ability: clients.unsuspendClient,
    input: ONE,
    run: async (input: Ref, { call }) => abilityClient(await unsuspendedClient(input, call)),
  },
];

function one(name: string, ability: DialectAbility['ability']): DialectAbility {
  return {
    name,
    category: 'clients',
    ability,
    input: ONE,
    run: async (input: Ref, { call }) => abilityClient((await call(ability, input)) as Client),
  };
}

async function all(call: Running['call'], ability: DialectAbility['ability'], input: Ref): Promise<unknown[]> {
  const rows: unknown[] = [];
  for await (const { items } of rowsFrom({ call, input: { ...input } }, ability, 'items', EVERY)) rows.push(...items);
  return rows;
}

async function deleteClient(input: Ref & { confirm?: boolean; dry_run?: boolean }, { call }: Running) {
  refuseBoth(input);
  const { would_affect, count, warnings, ...client } = await call(clients.deleteClient, input);
  if (input.dry_run !== true) return abilityClient(client as Client);
  const { client: shown, associated_sites_count } = would_affect as {
    client: Client;
    associated_sites_count: number;
  };
  const affected = { client: abilityClient(shown), associated_sites_count };
  return { dry_run: true, would_affect: affected, count, warnings };
}
