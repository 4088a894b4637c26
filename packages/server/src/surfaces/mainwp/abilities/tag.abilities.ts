import { Type } from 'typebox';
import { getBatchJobStatus } from '../../../features/jobs/index.ts';
import * as tags from '../../../features/tags/index.ts';
import { abilityClient } from '../views/client.view.ts';
import type { DialectAbility } from './dialect-ability.ts';
import * as given from './inputs.ts';
import { dialectJobView } from './job-view.ts';
import { refuseBoth } from './refuse-both.ts';
import { listedSite } from './site.abilities.ts';

type Ref = { readonly tag_id: number };

const COLOR = Type.Optional(Type.String({ pattern: '^#[0-9A-Fa-f]{6}$', description: 'Colour as #rrggbb.' }));
const PAGED = given.dialectInput({ tag_id: given.oneTag, ...given.pages(20) });

/** Tags, and the state of jobs. */
export const TAG_ABILITIES: readonly DialectAbility[] = [
  {
    name: 'list-tags-v1',
    category: 'tags',
    ability: tags.listTags,
    input: given.dialectInput({
      ...given.pages(20),
      search: given.searchInput,
      include: given.someIds('Only these.'),
      exclude: given.someIds('All but these.'),
    }),
    run: async (input: object, { call }) => call(tags.listTags, input),
  },
  {
    name: 'get-tag-v1',
    category: 'tags',
    ability: tags.getTag,
    input: given.dialectInput({ tag_id: given.oneTag }),
    run: async (input: Ref, { call }) => call(tags.getTag, input),
  },
  {
    name: 'add-tag-v1',
    category: 'tags',
    ability: tags.addTag,
    input: given.dialectInput({ name: given.requiredText('Name of the tag.'), color: COLOR }),
    run: async (input: object, { call }) => call(tags.addTag, input),
  },
  {
    name: 'update-tag-v1',
    category: 'tags',
    ability: tags.updateTag,
    input: given.dialectInput({ tag_id: given.oneTag, name: given.textInput('New name.'), color: COLOR }),
    run: async (input: Ref, { call }) => call(tags.updateTag, input),
  },
  {
    name: 'delete-tag-v1',
    category: 'tags',
    ability: tags.deleteTag,
    byDelete: true,
    input: given.dialectInput({ tag_id: given.oneTag, ...given.confirmation }),
    run: async (input: Ref & { confirm?: boolean; dry_run?: boolean }, { call }) => {
      refuseBoth(input);
      const { tag, would_affect, warnings } = await call(tags.deleteTag, input);
      if (input.dry_run !== true) return { deleted: true, tag };
      const { id, name, sites_count, clients_count } = would_affect as {
        id: number;
        name: string;
        sites_count: number;
        clients_count: number;
      };
      return { dry_run: true, would_affect: { id, name, sites_count, clients_count }, warnings };
    },
  },
  {
    name: 'get-tag-sites-v1',
    category: 'tags',
    ability: tags.getTagSites,
    input: PAGED,
    run: async (input: Ref, { call }) => {
      const { items, ...rest } = await call(tags.getTagSites, input);
      return { items: items.map(listedSite), ...rest };
    },
  },
  {
    name: 'get-tag-clients-v1',
    category: 'tags',
    ability: tags.getTagClients,
    input: PAGED,
    run: async (input: Ref, { call }) => {
      const { items, ...rest } = await call(tags.getTagClients, input);
      return { items: items.map(abilityClient), ...rest };
    },
  },
  {
    name: 'get-batch-job-status-v1',
    category: 'batch',
    ability: getBatchJobStatus,
    input: given.dialectInput({ job_id: given.ofJob }),
    run: dialectJobView,
  },
];
