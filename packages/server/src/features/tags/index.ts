export { addTag } from './add-tag.ts';
export { listTags } from './list-tags.ts';
