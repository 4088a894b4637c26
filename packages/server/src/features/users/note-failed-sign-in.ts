import type { Client, Services } from '../../kernel/context.ts';
import { signInRowByName } from './password.store.ts';

interface FailedSignIn {
  /** What was wrong. */
  readonly how: 'password' | 'code' | 'passkey' | 'application_password' | 'api_key';
  /** The name that was given. Only whose it is goes into the log: a password is often typed in its place. */
  readonly name?: string;
  readonly client: Client;
}

/** Puts credentials that were refused into the audit log, without what was given. */
export function noteFailedSignIn({ refusals, database }: Services, { how, name, client }: FailedSignIn): void {
  refusals.note({
    action: 'sign_in.failed',
    by: { actor: 'anonymous', client },
    key: `${how} ${name ?? ''}`,
    subject: async () => {
      if (name === undefined) return 'door';
      const user = await signInRowByName(database.db, name.trim());
      return user ? `user:${user.id}` : 'user:unknown';
    },
    detail: { how },
  });
}
