import { lazyRouteComponent } from '@tanstack/react-router';
import { withTexts } from '../texts/catalogue.ts';
import type { Area } from '../texts/text-id.ts';
import { whenServed } from '../ui/loading/lazy-part.ts';

/**
 * A page whose code and texts are loaded when it is needed. Without a network, loading waits: otherwise the router
 * would reload the whole document, which shows the browser's own offline page.
 */
export function lazyPage<M extends Record<string, unknown>, K extends keyof M & string>(
  areas: Area | readonly Area[],
  load: () => Promise<M>,
  name: K,
) {
  return lazyRouteComponent(() => whenServed(() => withTexts(areas, load)), name);
}
