import { Type } from 'typebox';
import {
  silencedRulesSchema,
  silencedSentence,
  strandedCostsSchema,
  strandedSentence,
  strandedWindowsSchema,
  strandedWindowsSentence,
} from '../../../features/clients/index.ts';
import * as tags from '../../../features/tags/index.ts';
import type { NamedRecord } from '../../../kernel/text/named-records.ts';
import { clientRecordSchema, toClientRecord } from '../client-record.ts';
import { type RestRoute, route } from '../route.ts';
import { EDIT } from '../route-facts.ts';

const names = { id: 'tag_id' };

interface Removed {
  readonly tag: object;
  readonly stranded_costs: readonly NamedRecord[];
  readonly update_windows: readonly NamedRecord[];
  readonly silenced_rules: readonly NamedRecord[];
  readonly stranded_windows: readonly NamedRecord[];
}

/** Source: docs/spec/rest-v2.md#tags. */
export const TAG_ROUTES: readonly RestRoute[] = [
  route({ methods: ['GET'], path: '/tags', ability: tags.listTags, answer: { form: 'list' } }),
  route({
    methods: ['POST'],
    path: '/tags/add',
    ability: tags.addTag,
    answer: { form: 'single', message: 'The tag was added.' },
    location: '/tags/{id}',
  }),
  route({ methods: ['GET'], path: '/tags/{id}', names, ability: tags.getTag, answer: { form: 'single' } }),
  route({
    methods: EDIT,
    path: '/tags/{id}/edit',
    names,
    ability: tags.updateTag,
    record: tags.getTag.handler,
    answer: { form: 'single', message: 'The tag was changed.' },
  }),
  route({
    methods: ['DELETE'],
    path: '/tags/{id}/remove',
    names,
    fixed: { confirm: true },
    without: ['dry_run'],
    ability: tags.deleteTag,
    answer: {
      form: 'single',
      message: ({ stranded_costs, update_windows, silenced_rules, stranded_windows }: Removed) => {
        const windows = tags.deletedWindowsSentence(update_windows);
        const others = `${strandedSentence(stranded_costs)}${silencedSentence(silenced_rules)}`;
        const idle = strandedWindowsSentence(stranded_windows);
        return `The tag was deleted; its sites were kept.${windows}${others}${idle}`;
      },
      data: Type.Object({
        ...tags.tagBriefSchema.properties,
        stranded_costs: strandedCostsSchema,
        update_windows: tags.windowsOfTagSchema,
        silenced_rules: silencedRulesSchema,
        stranded_windows: strandedWindowsSchema,
      }),
      shape: ({ tag, stranded_costs, update_windows, silenced_rules, stranded_windows }: Removed) => ({
        ...tag,
        stranded_costs,
        update_windows,
        silenced_rules,
        stranded_windows,
      }),
    },
  }),
  route({ methods: ['GET'], path: '/tags/{id}/sites', names, ability: tags.getTagSites, answer: { form: 'list' } }),
  route({
    methods: ['GET'],
    path: '/tags/{id}/clients',
    names,
    ability: tags.getTagClients,
    answer: { form: 'list', data: clientRecordSchema, shape: toClientRecord },
  }),
];
