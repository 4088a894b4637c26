export { addTag } from './add-tag.ts';
export { listTags } from './list-tags.ts';
export { missingTags, setSiteTags } from './tag.store.ts';
