import type { Terminal } from '../terminal.ts';
import type { CliSession } from './cli-session.ts';
import { RemoteSession } from './remote-session.ts';
import { serverAccess } from './server-access.ts';
import { type StoreSession, withStoreSession } from './store-session.ts';

/** Works on the server that this person has logged in to or named, otherwise on the store of this machine. */
export async function withCliSession<T>(terminal: Terminal, work: (session: CliSession) => Promise<T>): Promise<T> {
  return withEitherSession(terminal, work, work);
}

/** For what is done in one way on the store, and in another on a server. */
export async function withEitherSession<T>(
  terminal: Terminal,
  onStore: (session: StoreSession) => Promise<T>,
  onServer: (session: RemoteSession) => Promise<T>,
): Promise<T> {
  const access = terminal.local ? undefined : await serverAccess(terminal.io);
  if (access === undefined) return withStoreSession(terminal, onStore);
  return onServer(await RemoteSession.open(access));
}
