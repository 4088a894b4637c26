import type { AnyAbility } from '../../kernel/ability/ability.ts';
import { addTag } from './add-tag.ts';
import { deleteTag } from './delete-tag.ts';
import { getTag } from './get-tag.ts';
import { getTagClients } from './get-tag-clients.ts';
import { getTagSites } from './get-tag-sites.ts';
import { listTags } from './list-tags.ts';
import { updateTag } from './update-tag.ts';

export { addTag } from './add-tag.ts';
export { deleteTag, tagBriefSchema } from './delete-tag.ts';
export { getTag } from './get-tag.ts';
export { getTagClients } from './get-tag-clients.ts';
export { getTagSites } from './get-tag-sites.ts';
export { listTags } from './list-tags.ts';
export { insertTag, selectTagByName, updateTagRow } from './tag.store.ts';
export { updateTag } from './update-tag.ts';
export { deletedWindowsSentence, windowsOfTagSchema } from './windows-of-tag.ts';

/** In the order of docs/spec. */
export const ABILITIES: readonly AnyAbility[] = [
  listTags,
  getTag,
  addTag,
  updateTag,
  deleteTag,
  getTagSites,
  getTagClients,
];
