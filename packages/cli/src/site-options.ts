import type { CliSession } from './cli-session.ts';
import { resolveClientId, resolveTagIds } from './link-ids.ts';
import { readSecretFile } from './read-secret.ts';
import type { Terminal } from './terminal.ts';

/** Options of `sites add`, as commander gives them. */
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
  ['password', 'passwordFile', '--password'],
  ['uniqueId', 'uniqueIdFile', '--unique-id'],
  ['httpPass', 'httpPassFile', '--http-pass'],
] as const;

/** The options with the secrets read from files; warns about a secret given in the options themselves. */
export async function withSecrets(terminal: Terminal, options: AddOptions): Promise<AddOptions> {
  const read: Partial<Record<(typeof SECRETS)[number][0], string>> = {};
  for (const [name, file, flag] of SECRETS) {
    if (options[name] !== undefined) {
      terminal.note(`${flag}: other users of this machine can read command lines. Next time, use ${flag}-file.`);
    }
    const path = options[file];
    if (path !== undefined) read[name] = await readSecretFile(terminal.io, path);
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
