import { isIP } from 'node:net';
import type { RequestSource, Services } from '../../../kernel/context.ts';
import { selectSignInRowByName } from '../passwords/password.store.ts';

interface FailedSignIn {
  /** What was wrong. */
  readonly how: 'password' | 'code' | 'passkey' | 'application_password' | 'api_key' | 'setup_code' | 'invitation';
  /** The name that was sent. Only names of existing users are logged: a password is often typed in its place. */
  readonly name?: string;
  readonly client: RequestSource;
}

/**
 * Records refused credentials in the audit log, without the credentials, and in the server's log as the line that
 * docs/guides/fail2ban.md describes: nothing in it was typed by a caller, and invalid addresses are left out.
 */
export function noteFailedSignIn({ refusals, database, log }: Services, { how, name, client }: FailedSignIn): void {
  const address = client.address.replace(/^::ffff:(?=[\d.]+$)/i, '');
  log.warn({}, `Failed sign-in from ${isIP(address) === 0 ? 'unknown' : address} by ${how}`);
  refusals.note({
    action: 'sign_in.failed',
    by: { actor: 'anonymous', client },
    key: `${how} ${name ?? ''}`,
    subject: async () => {
      if (name === undefined) return 'door';
      const user = await selectSignInRowByName(database.db, name.trim());
      return user ? `user:${user.id}` : 'user:unknown';
    },
    detail: { how },
  });
}
