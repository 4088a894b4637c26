import { Type } from 'typebox';
import * as sites from '../../../features/sites/index.ts';
import { invalidParameters } from '../../../kernel/ability/validate.ts';
import { type RestRoute, route } from '../route.ts';
import { EDIT } from '../route-facts.ts';
import { tagIdsSchema, withBriefBefore, withRecord } from '../site-answers.ts';

export const names = { id_or_domain: 'site_id_or_domain' };
const filters = { client_id: 'client_ids' };

/** Parameters that differ between REST and abilities: empty for none, tags under both their names. */
const links = {
  client_id: Type.Unsafe<number | string | null>({
    type: ['integer', 'null', 'string'],
    minimum: 1,
    pattern: '^([1-9]\\d{0,14})?$', // an id as text, or none
    description: 'Id of the client; empty or null for none.',
  }),
  tags: tagIdsSchema('Ids of all its tags; empty or null for none.'),
  groupids: tagIdsSchema('The same as tags.'),
};

/** Source: docs/spec/rest-v2.md#sites. */
export const SITE_ROUTES: readonly RestRoute[] = [
  route({
    methods: ['GET'],
    path: '/sites',
    names: filters,
    ability: sites.listSiteRecords,
    answer: { form: 'list' },
  }),
  route({
    methods: ['GET'],
    path: '/sites/basic',
    names: filters,
    ability: sites.listSiteBriefs,
    answer: { form: 'list' },
  }),
  route({
    methods: ['GET'],
    path: '/sites/count',
    names: filters,
    ability: sites.countSiteRecords,
    answer: { form: 'count' },
  }),
  route({
    methods: ['POST'],
    path: '/sites/add',
    params: links,
    toInput: params => {
      const { tags, client_id, ...input } = withLinks(params);
      return { ...input, ...(tags === null ? {} : { tags }), ...(client_id === null ? {} : { client_id }) };
    },
    ability: withRecord(sites.addSite),
    answer: { form: 'single', message: 'The site was added.' },
    location: '/sites/{id}',
  }),
  route({
    methods: ['GET'],
    path: '/sites/{id_or_domain}',
    names,
    ability: sites.getSiteRecord,
    answer: { form: 'single' },
  }),
  route({
    methods: EDIT,
    path: '/sites/{id_or_domain}/edit',
    names,
    params: links,
    toInput: withLinks,
    ability: sites.updateSiteRecord,
    record: sites.getSiteRecord.handler,
    answer: { form: 'single', message: 'The site was changed.' },
  }),
  route({
    methods: ['DELETE'],
    path: '/sites/{id_or_domain}/remove',
    names,
    fixed: { confirm: true },
    without: ['dry_run'],
    ability: withBriefBefore(sites.deleteSite),
    answer: {
      form: 'single',
      data: sites.siteBriefSchema,
      shape: ({ message: _message, ...brief }: Removed) => brief,
      message: ({ message = '' }: Removed) => `The site and everything stored about it were removed. ${message}`.trim(),
    },
  }),
];

interface Removed {
  readonly message?: string;
}

function withLinks({ groupids, ...params }: Record<string, unknown>): Record<string, unknown> {
  if (groupids !== undefined && params.tags !== undefined) {
    throw invalidParameters([{ path: 'groupids', message: 'cannot be combined with tags: both mean the same' }]);
  }
  const tags = groupids === undefined ? params.tags : groupids;
  return {
    ...params,
    ...(tags === undefined ? {} : { tags }),
    ...(typeof params.client_id === 'string' ? { client_id: Number(params.client_id) || null } : {}),
  };
}
