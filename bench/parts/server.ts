import { Api } from './api.ts';
import { type Child, startChild } from './child.ts';
import type { Lag, Started } from './server-process.ts';
import type { Store } from './store.ts';

export interface Server {
  readonly child: Child;
  readonly api: Api;
  /** Delay of its event loop since the last call. */
  lag(): Promise<Lag>;
}

/** The server in a process of its own, over a store that was seeded. */
export async function startServer(store: Store, authorization: string, node: readonly string[] = []): Promise<Server> {
  const env = { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, UV_THREADPOOL_SIZE: process.env.UV_THREADPOOL_SIZE };
  const child = startChild('bench/parts/server-process.ts', [], {
    env: { ...env, ...store.env },
    execArgv: [...node],
  });
  const { url } = await child.message<Started>();
  return {
    child,
    api: new Api(url, authorization),
    lag: () => {
      const answer = child.message<Lag>();
      child.process.send('lag');
      return answer;
    },
  };
}
