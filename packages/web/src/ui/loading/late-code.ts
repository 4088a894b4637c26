import { afterFirstView } from './first-view.ts';
import { whenServed } from './lazy-part.ts';

/** Code that no page waits for. */
export interface LateCode<M> {
  /** Undefined until it is loaded. */
  now(): M | undefined;
  /** Loads it once the first page is on the screen. After a failure, whoever asks again has it tried again. */
  loaded(): Promise<M>;
}

export function lateCode<M>(load: () => Promise<M>): LateCode<M> {
  const loadLate = afterFirstView(() => whenServed(load));
  let module: M | undefined;
  let loading: Promise<M> | undefined;
  return {
    now: () => module,
    loaded: () => {
      loading ??= loadLate().then(
        loaded => {
          module = loaded;
          return loaded;
        },
        error => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}
