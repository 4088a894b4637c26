import type { Terminal } from '../terminal.ts';
import type { CliSession } from './cli-session.ts';
import { RemoteSession } from './remote-session.ts';
import { serverAccess } from './server-access.ts';
import { withStoreSession } from './store-session.ts';

/** Works on the server that this person has logged in to or named, otherwise on the store of this machine. */
export async function withCliSession<T>(terminal: Terminal, work: (session: CliSession) => Promise<T>): Promise<T> {
  const access = terminal.local ? undefined : await serverAccess(terminal.io);
  if (access === undefined) return withStoreSession(terminal, work);
  return work(await RemoteSession.open(access));
}
