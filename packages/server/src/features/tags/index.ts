export { addTag } from './add-tag.ts';
export { deleteTag, tagBriefSchema } from './delete-tag.ts';
export { getTag } from './get-tag.ts';
export { getTagClients } from './get-tag-clients.ts';
export { getTagSites } from './get-tag-sites.ts';
export { listTags } from './list-tags.ts';
export { updateTag } from './update-tag.ts';
