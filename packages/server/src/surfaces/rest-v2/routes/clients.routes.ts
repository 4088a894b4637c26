import { Type } from 'typebox';
import * as clients from '../../../features/clients/index.ts';
import { getClientCosts } from '../../../features/costs/index.ts';
import { listPortfolio } from '../../../features/portfolio/index.ts';
import { perPage } from '../../../kernel/lists/paging.ts';
import type { NamedRecord } from '../../../kernel/text/named-records.ts';
import { clientBriefSchema, clientRecordSchema, toClientBrief, toClientRecord } from '../client-record.ts';
import { type RestRoute, route } from '../route.ts';
import { EDIT } from '../route-facts.ts';

const names = { id_or_email: 'client_id_or_email' };
const record = { data: clientRecordSchema, shape: toClientRecord };
const changed = (message: string) => ({ form: 'single', message, ...record }) as const;
interface Removed {
  readonly stranded_costs: readonly NamedRecord[];
  readonly silenced_rules: readonly NamedRecord[];
  readonly stranded_windows: readonly NamedRecord[];
}

/** Every list of REST has 20 items per page by default. */
const params = { per_page: perPage(20, 200) };

/** Source: docs/spec/rest-v2.md#clients. */
export const CLIENT_ROUTES: readonly RestRoute[] = [
  route({ methods: ['GET'], path: '/clients', ability: clients.listClients, answer: { form: 'list', ...record } }),
  route({ methods: ['GET'], path: '/clients/count', ability: clients.countClients, answer: { form: 'count' } }),
  route({
    methods: ['POST'],
    path: '/clients/add',
    ability: clients.addClient,
    answer: changed('The client was added.'),
    location: '/clients/{id}',
  }),
  route({
    methods: ['GET'],
    path: '/clients/{id_or_email}',
    names,
    ability: clients.getClient,
    answer: { form: 'single', ...record },
  }),
  route({
    methods: EDIT,
    path: '/clients/{id_or_email}/edit',
    names,
    ability: clients.updateClient,
    record: clients.getClient.handler,
    answer: changed('The client was changed.'),
  }),
  route({
    methods: ['DELETE'],
    path: '/clients/{id_or_email}/remove',
    names,
    fixed: { confirm: true },
    without: ['dry_run'],
    ability: clients.deleteClient,
    answer: {
      form: 'single',
      message: ({ stranded_costs, silenced_rules, stranded_windows }: Removed) => {
        const others = `${clients.strandedSentence(stranded_costs)}${clients.silencedSentence(silenced_rules)}`;
        const idle = clients.strandedWindowsSentence(stranded_windows);
        return `The client was deleted; its sites were kept.${others}${idle}`;
      },
      data: Type.Object({
        ...clientBriefSchema.properties,
        stranded_costs: clients.strandedCostsSchema,
        silenced_rules: clients.silencedRulesSchema,
        stranded_windows: clients.strandedWindowsSchema,
      }),
      shape: ({ stranded_costs, silenced_rules, stranded_windows, ...client }: Removed) => ({
        ...toClientBrief(client),
        stranded_costs,
        silenced_rules,
        stranded_windows,
      }),
    },
  }),
  route({
    methods: ['GET'],
    path: '/clients/{id_or_email}/sites',
    names,
    params,
    ability: clients.getClientSites,
    answer: { form: 'list' },
  }),
  route({
    methods: ['GET'],
    path: '/clients/{id_or_email}/sites/count',
    names,
    ability: clients.countClientSites,
    answer: { form: 'count' },
  }),
  route({
    methods: ['GET'],
    path: '/clients/{id_or_email}/costs',
    names,
    params,
    ability: getClientCosts,
    answer: { form: 'list' },
  }),
  route({
    methods: EDIT,
    path: '/clients/{id_or_email}/suspend',
    names,
    ability: clients.suspendClient,
    answer: changed('The client and its sites are suspended.'),
  }),
  route({
    methods: EDIT,
    path: '/clients/{id_or_email}/unsuspend',
    names,
    ability: clients.unsuspendClient,
    answer: changed('The client is no longer suspended.'),
  }),
];

/** Clients with the figures of their sites. */
export const PORTFOLIO_ROUTES: readonly RestRoute[] = [
  route({ methods: ['GET'], path: '/clients/portfolio', ability: listPortfolio, answer: { form: 'list' } }),
];
