import { lazy } from 'react';
import { serverAnswers, serverBack } from '../../api/connection.ts';

/** A part of a page whose code is loaded when it is needed. Without a network, it waits until the server is back. */
export const lazyPart: typeof lazy = load => lazy(() => whenServed(load));

/** Loads a file of ours. @throws what the loading threw, if the server answers and does not have it. */
export async function whenServed<M>(load: () => Promise<M>): Promise<M> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      // The server responds, but the file is missing: the server was updated in the meantime.
      if (await serverAnswers()) return await load().catch(() => Promise.reject(error));
      await serverBack();
    }
  }
}
