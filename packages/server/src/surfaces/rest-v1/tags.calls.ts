import * as tags from '../../features/tags/index.ts';
import { type Call, call, ifGiven } from './call.ts';

const all = { group: 'tags', method: 'GET', callback: 'all-tags' } as const;

/** Source: docs/spec/rest-v1.md#groups, tags. */
export const TAGS_CALLS: readonly Call[] = [
  ifGiven(
    'tag_id',
    call({ ...all, ability: tags.getTag, answer: { form: 'data', shape: tag => [tag] } }),
    call({ ...all, ability: tags.listTags, names: { tag_name: 'name' }, answer: { form: 'list' } }),
  ),
];
