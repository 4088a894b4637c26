export { digestOfFiles } from './digest-of-files.ts';
export {
  FILE_ITEM_TYPES,
  FILE_LIMITS,
  type FileItem,
  type FileItemType,
  UNREAD_REASONS,
  type UnreadReason,
} from './file-item.ts';
export { dataOfProgram } from './program.ts';
export { type FileDigest, readFileDigests } from './read-file-digests.ts';
export { type FileList, MOST_FILE_LISTS, readFileLists } from './read-file-lists.ts';
