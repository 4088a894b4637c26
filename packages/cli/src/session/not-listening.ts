import { WorkError } from '../failure.ts';

interface Place {
  readonly host: string;
  readonly port: number;
}

/** What keeps a server from listening, and what to do; undefined: the error has another cause. @param names Of the variables. */
export function notListening(
  error: unknown,
  names: Readonly<Record<keyof Place, string>>,
  place: Place,
): WorkError | undefined {
  const { code, syscall, hostname } = error as NodeJS.ErrnoException & { hostname?: string };
  const listens = syscall === 'listen' || (syscall === 'getaddrinfo' && hostname === place.host);
  return listens ? new WorkError('cannot_listen', reasonOf(code ?? '', names, place)) : undefined;
}

function reasonOf(code: string, names: Readonly<Record<keyof Place, string>>, { host, port }: Place): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is used by another program. Stop that program, or choose another port: ${names.port}=${port + 1}.`;
  }
  if (code === 'EACCES') return `Port ${port} requires more privileges. Choose a port above 1023 with ${names.port}.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `${host} is not an address of this machine. Set ${names.host} to one that is, or to 0.0.0.0 for all.`;
  }
  if (code === 'EAI_AGAIN') {
    return `The address of ${host} could not be looked up. Set ${names.host} to an address of this machine, or to 0.0.0.0 for all.`;
  }
  return `The server cannot listen on ${host}:${port} (${code}). Check ${names.host} and ${names.port}.`;
}
