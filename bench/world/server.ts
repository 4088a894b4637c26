import { Api } from './api.ts';
import { bundledServer } from './bundled-server.ts';
import { type Child, startChild } from './child.ts';
import type { Heap, Lag, Started } from './server-process.ts';
import type { Store } from './store.ts';

export interface Server {
  readonly child: Child;
  readonly api: Api;
  /** Delay of its event loop since the last call. */
  lag(): Promise<Lag>;
  /** MB in use on its heap, after a garbage collection if Node runs with --expose-gc. */
  heapMb(): Promise<number>;
}

/** Variables that tune Node and the C library; all others come from the store's environment. */
const PASSED_ON = ['PATH', 'TMPDIR', 'NODE_OPTIONS', 'UV_THREADPOOL_SIZE', 'MALLOC_ARENA_MAX'];

/** Starts the server on a seeded store, in processes of its own: bundled, as it is published. */
export async function startMeasuredServer(
  store: Store,
  authorization: string,
  node: readonly string[] = [],
): Promise<Server> {
  const env = Object.fromEntries(PASSED_ON.map(name => [name, process.env[name]]));
  const { program, compiled } = await bundledServer();
  const child = startChild(program, [], {
    env: { ...env, NODE_COMPILE_CACHE: compiled, ...store.env },
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
    async heapMb() {
      const answer = child.message<Heap>();
      child.process.send('heap');
      return (await answer).heapMb;
    },
  };
}
