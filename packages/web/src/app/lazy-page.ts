import { lazyRouteComponent } from '@tanstack/react-router';
import { serverAnswers, serverBack } from '../api/connection.ts';
import { withTexts } from '../texts/catalogue.ts';
import type { Area } from '../texts/text-id.ts';

/**
 * A page whose code and texts are loaded when it is needed. Without a network that waits: the router would load the whole
 * document anew, which only shows the browser's own page about being offline.
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
      // The server is there, and the file is not: it was updated meanwhile.
      if (await serverAnswers()) return await load().catch(() => Promise.reject(error));
      await serverBack();
    }
  }
}
