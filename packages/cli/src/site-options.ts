import { WorkError } from './failure.ts';
import type { Session } from './session.ts';

/** Options of `sites add`, as commander gives them. */
export interface AddOptions {
  url?: string;
  admin?: string;
  password?: string;
  passwordStdin?: true;
  uniqueId?: string;
  name?: string;
  client?: number;
  tags?: string;
  httpUser?: string;
  httpPass?: string;
  sslVerify: boolean;
  file?: string;
  parallel: number;
}

/** The inputs of add-site that may be the same for several sites. */
export async function commonInput(session: Session, options: AddOptions): Promise<object> {
  const { client, tags, httpUser, httpPass, sslVerify } = options;
  return {
    ...(client === undefined ? {} : { client_id: client }),
    ...(tags === undefined ? {} : { tags: await tagIds(session, tags) }),
    ...(httpUser === undefined ? {} : { http_user: httpUser }),
    ...(httpPass === undefined ? {} : { http_pass: httpPass }),
    ...(sslVerify ? {} : { ssl_verify: false }),
  };
}

interface TagPage {
  readonly items: readonly { readonly id: number; readonly name: string }[];
}

/** Tags by id or name, separated by commas, to ids. @throws WorkError naming the tag there isn't. */
async function tagIds(session: Session, text: string): Promise<number[]> {
  const ids: number[] = [];
  for (const tag of text.split(',').map(part => part.trim())) {
    if (tag === '') continue;
    if (/^\d+$/.test(tag)) ids.push(Number(tag));
    else ids.push(await tagId(session, tag));
  }
  return ids;
}

async function tagId(session: Session, name: string): Promise<number> {
  for (let page = 1; ; page++) {
    const { items } = await session.run<TagPage>('list-tags-v1', { search: name, page, per_page: 100 });
    const found = items.find(tag => tag.name.toLowerCase() === name.toLowerCase());
    if (found) return found.id;
    if (items.length < 100)
      throw new WorkError('tag_not_found', `There is no tag "${name}". Add it first, or give ids.`);
  }
}
