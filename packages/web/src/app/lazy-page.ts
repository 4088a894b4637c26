import { lazyRouteComponent } from '@tanstack/react-router';
import { serverAnswers, serverBack } from '../api/connection.ts';
import { withTexts } from '../texts/catalogue.ts';
import type { Area } from '../texts/text-id.ts';

/**
 * A page whose code and texts are loaded when it is needed. Without a network, loading waits: otherwise the router
 * would reload the whole document, which shows the browser's own offline page.
 */
export function lazyPage<M extends Record<string, unknown>, K extends keyof M & string>(
  area: Area,
  load: () => Promise<M>,
  name: K,
) {
  return lazyRouteComponent(() => loaded(() => withTexts(area, load)), name);
}

async function loaded<M>(load: () => Promise<M>): Promise<M> {
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
