import * as tags from '../../../features/tags/index.ts';
import { AppError } from '../../../kernel/errors.ts';
import { EDIT } from '../../rest-v2/route-facts.ts';
import { type Client, listedClient } from '../views/client.view.ts';
import { sitesInFull } from '../views/site.view.ts';
import { type About, type DialectLine, line, softly } from './line.ts';
import { listLine } from './lists.ts';
import { type Aliases, fieldFrom, idsFrom, integerFrom, textFrom } from './takers.ts';

const TAG: Aliases = { tag_id: integerFrom('id') };

interface Tag {
  readonly id: number;
  readonly name: string;
  readonly color: string | null;
  readonly sites_count: number;
  readonly sites_ids: readonly number[];
}

function tagView({ id, name, color, sites_count, sites_ids }: Tag) {
  const sites = sites_ids.length === 0 ? null : sites_ids.join(',');
  return { id: String(id), name, color: color ?? '', count_sites: String(sites_count), sites_ids: sites };
}

/** After a change the sites are a text, empty for none. */
function changedTag(tag: Tag) {
  return { ...tagView(tag), sites_ids: tag.sites_ids.join(',') };
}

/** So often a name is tried with a number behind it. */
const MOST_TRIES = 50;

/** Tags. */
export const TAG_LINES: readonly DialectLine[] = [
  listLine({
    methods: ['GET'],
    path: '/tags',
    ability: tags.listTags,
    aliases: { search: textFrom('search'), include: idsFrom('include'), exclude: idsFrom('exclude') },
    keyed: ({ id }: Tag) => id,
    items: (rows: readonly Tag[]) => rows.map(tagView),
  }),
  line({
    methods: ['GET'],
    path: '/tags/{id}',
    ability: tags.getTag,
    aliases: TAG,
    view: (tag: Tag) => ({ success: 1, data: tagView(tag) }),
  }),
  line({
    methods: ['POST'],
    path: '/tags/add',
    ability: tags.addTag,
    aliases: { name: textFrom('name'), color: fieldFrom('color') },
    soft: softly('rest_invalid_param', 'already_exists'),
    view: () => undefined,
    run: async about => ({ success: 1, message: 'The tag was added.', data: tagView(await addTag(about)) }),
  }),
  line({
    methods: EDIT,
    path: '/tags/{id}/edit',
    ability: tags.updateTag,
    aliases: { ...TAG, name: textFrom('name'), color: fieldFrom('color') },
    soft: softly('already_exists'),
    view: (tag: Tag) => ({ success: 1, message: 'The tag was changed.', data: changedTag(tag) }),
  }),
  line({
    methods: ['DELETE'],
    path: '/tags/{id}/remove',
    ability: tags.deleteTag,
    aliases: TAG,
    view: () => undefined,
    async run({ call, input }) {
      const data = changedTag(await call(tags.getTag, input));
      await call(tags.deleteTag, { ...input, confirm: true });
      return { success: 1, message: 'The tag was deleted.', data };
    },
  }),
  listLine({
    methods: ['GET'],
    path: '/tags/{id}/sites',
    ability: tags.getTagSites,
    aliases: TAG,
    items: sitesInFull,
  }),
  listLine({
    methods: ['GET'],
    path: '/tags/{id}/clients',
    ability: tags.getTagClients,
    aliases: TAG,
    items: (rows: readonly Client[]) => rows.map(listedClient),
  }),
];

/** A name that is taken gets a number, as in MainWP: `prod (1)`. */
async function addTag({ call, input }: About): Promise<Tag> {
  for (let tried = 0; ; tried++) {
    try {
      const name = tried === 0 || input.name === undefined ? {} : { name: `${input.name} (${tried})` };
      return await call(tags.addTag, { ...input, ...name });
    } catch (error) {
      const taken = error instanceof AppError && error.code === 'already_exists';
      if (!taken || tried === MOST_TRIES) throw error;
    }
  }
}
