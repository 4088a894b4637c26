import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { filterBy, listOutput, pagingInput, wantedBy } from '../../kernel/lists/list.ts';
import { offsetOf } from '../../kernel/lists/paging.ts';
import { channelSchema } from './channel.schemas.ts';
import { selectChannelCounts, selectChannelPage } from './channel.store.ts';
import { CHANNEL_KINDS } from './channel.ts';
import { channelView } from './channel.views.ts';

const STATES = ['any', 'on', 'off', 'failing'] as const;

export const listChannels = ability({
  name: 'list-channels-v1',
  summary: 'List the channels by name, with how each does. Use it to see who is told, and which channels fail.',
  category: 'admin',
  effect: 'read',
  method: 'GET',
  input: Type.Object({
    ...pagingInput(),
    search: Type.Optional(
      Type.String({ default: '', maxLength: 100, description: 'Part of the name, whatever its case.' }),
    ),
    kind: filterBy(CHANNEL_KINDS, 'Only channels of this kind.'),
    state: Type.Optional(
      Type.Unsafe<(typeof STATES)[number]>({
        type: 'string',
        enum: [...STATES],
        default: 'any',
        description: 'Only channels that are on, off or failing.',
      }),
    ),
  }),
  output: listOutput(channelSchema, 'channels'),
}).run(async ({ page = 1, per_page = 20, search = '', kind, state = 'any' }, { database }) => {
  const filter = { search, kinds: wantedBy(kind), state: state === 'any' ? undefined : state };
  const window = { offset: offsetOf({ page, per_page }), limit: per_page };
  const { rows, total } = await selectChannelPage(database.db, filter, window);
  const countsOf = await selectChannelCounts(
    database.db,
    rows.map(({ id }) => id),
  );
  return { items: rows.map(row => channelView(row, countsOf(row.id))), page, per_page, total };
});
