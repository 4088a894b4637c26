import * as tags from '../../features/tags/index.ts';
import { ifGiven, type V1Call, v1Call } from './call.ts';

const all = { group: 'tags', method: 'GET', callback: 'all-tags' } as const;

/** Source: docs/spec/rest-v1.md#groups, tags. */
export const TAGS_CALLS: readonly V1Call[] = [
  ifGiven(
    'tag_id',
    v1Call({ ...all, ability: tags.getTag, answer: { form: 'data', shape: tag => [tag] } }),
    v1Call({ ...all, ability: tags.listTags, names: { tag_name: 'name' }, answer: { form: 'list' } }),
  ),
];
