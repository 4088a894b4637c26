import * as costs from '../../../features/costs/index.ts';
import { clientRecordSchema, toClientRecord } from '../client-record.ts';
import { type RestRoute, route } from '../route.ts';
import { EDIT } from '../route-facts.ts';

const names = { id: 'cost_id' };

/** Source: docs/spec/rest-v2.md#costs. */
export const COST_ROUTES: readonly RestRoute[] = [
  route({ methods: ['GET'], path: '/costs', ability: costs.listCosts, answer: { form: 'list' } }),
  route({
    methods: EDIT,
    path: '/costs/add',
    ability: costs.addCost,
    shown: ['sites', 'product_slug', 'last_renewal'],
    answer: { form: 'single', message: 'The cost was added.' },
    location: '/costs/{id}',
  }),
  route({ methods: ['GET'], path: '/costs/{id}', names, ability: costs.getCost, answer: { form: 'single' } }),
  route({
    methods: EDIT,
    path: '/costs/{id}/edit',
    names,
    ability: costs.updateCost,
    record: costs.getCost.handler,
    answer: { form: 'single', message: 'The cost was changed.' },
  }),
  route({
    methods: ['DELETE'],
    path: '/costs/{id}/remove',
    names,
    fixed: { confirm: true },
    without: ['dry_run'],
    ability: costs.deleteCost,
    answer: {
      form: 'single',
      message: 'The cost was deleted; its sites, tags and clients were kept.',
      data: costs.costSchema,
      shape: ({ cost }: { cost: unknown }) => cost,
    },
  }),
  route({ methods: ['GET'], path: '/costs/{id}/sites', names, ability: costs.getCostSites, answer: { form: 'list' } }),
  route({
    methods: ['GET'],
    path: '/costs/{id}/clients',
    names,
    ability: costs.getCostClients,
    answer: { form: 'list', data: clientRecordSchema, shape: toClientRecord },
  }),
];
