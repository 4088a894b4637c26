import { clientId, tagIds } from './link-ids.ts';
import type { Session } from './session.ts';

/** Options of `sites add`, as commander gives them. */
export interface AddOptions {
  url?: string;
  admin?: string;
  password?: string;
  passwordStdin?: true;
  uniqueId?: string;
  name?: string;
  client?: string;
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
    ...(client === undefined ? {} : { client_id: await clientId(session, client) }),
    ...(tags === undefined ? {} : { tags: await tagIds(session, tags) }),
    ...(httpUser === undefined ? {} : { http_user: httpUser }),
    ...(httpPass === undefined ? {} : { http_pass: httpPass }),
    ...(sslVerify ? {} : { ssl_verify: false }),
  };
}
