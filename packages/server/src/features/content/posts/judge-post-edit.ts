import { type EditablePost, plainText } from '@sitekeeper/protocol';

/** The requested state of a post. */
export interface WantedPost {
  readonly title?: string;
  readonly content?: string;
  readonly excerpt?: string;
  readonly slug?: string;
  readonly tags?: readonly string[];
  readonly comments_open?: boolean;
}

export interface JudgedPostEdit {
  /** Fields that are still as they were before. A slug can be: one that is taken is made unique. */
  readonly kept: readonly string[];
  /** Fields that the site stored in a form of its own, such as a slug that was made unique. */
  readonly different: readonly string[];
}

/** How the fields of a post differ from what was requested. */
export function judgePostEdit(after: EditablePost, before: EditablePost, wanted: WantedPost): JudgedPostEdit {
  const names = Object.keys(wanted) as (keyof WantedPost)[];
  const open = names.filter(name => shown(after, name) !== spelt(name, wanted[name]));
  const kept = open.filter(name => shown(after, name) === shown(before, name));
  return { kept, different: open.filter(name => !kept.includes(name)) };
}

function shown(post: EditablePost, name: keyof WantedPost): string {
  if (name === 'tags') return namesOf(post.tags.split(','));
  if (name === 'comments_open') return String(post.commentsOpen);
  return name === 'title' ? post.title : tidy(post[name]);
}

function spelt(name: keyof WantedPost, value: WantedPost[keyof WantedPost]): string {
  if (Array.isArray(value)) return namesOf(value);
  return name === 'title' ? plainText(value, 500) : tidy(String(value));
}

/** In whatever order and case: WordPress keeps the case of a tag that exists. */
function namesOf(names: readonly string[]): string {
  const tidied = names.map(name => plainText(name, 200).toLowerCase()).filter(name => name !== '');
  return [...new Set(tidied)].sort().join(',');
}

function tidy(text: string): string {
  return text.replaceAll('\r\n', '\n').trim();
}
