import type { Io } from './io.ts';
import { resolveClientId, resolveTagIds } from './link-ids.ts';
import { readSecretFile } from './read-secret.ts';
import type { CliSession } from './session/cli-session.ts';

/** Options of `sites add`, as commander gives them, with the secrets that were read from files. */
export interface AddOptions {
  url?: string;
  admin?: string;
  password?: string;
  passwordStdin?: true;
  passwordFile?: string;
  uniqueId?: string;
  uniqueIdFile?: string;
  name?: string;
  client?: string;
  tags?: string;
  httpUser?: string;
  httpPass?: string;
  httpPassFile?: string;
  sslVerify: boolean;
  file?: string;
  parallel: number;
}

const SECRETS = [
  ['password', 'passwordFile'],
  ['uniqueId', 'uniqueIdFile'],
  ['httpPass', 'httpPassFile'],
] as const;

/** The options with the secrets read from files: other users of a machine can read command lines. */
export async function withSecrets(io: Io, options: AddOptions): Promise<AddOptions> {
  const read: Partial<Record<(typeof SECRETS)[number][0], string>> = {};
  for (const [name, file] of SECRETS) {
    const path = options[file];
    if (path !== undefined) read[name] = await readSecretFile(io, path);
  }
  return { ...options, ...read };
}

/** The inputs of add-site that may be the same for several sites. */
export async function commonInput(session: CliSession, options: AddOptions): Promise<object> {
  const { client, tags, httpUser, httpPass, sslVerify } = options;
  return {
    ...(client === undefined ? {} : { client_id: await resolveClientId(session, client) }),
    ...(tags === undefined ? {} : { tags: await resolveTagIds(session, tags) }),
    ...(httpUser === undefined ? {} : { http_user: httpUser }),
    ...(httpPass === undefined ? {} : { http_pass: httpPass }),
    ...(sslVerify ? {} : { ssl_verify: false }),
  };
}
