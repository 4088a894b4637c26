import { useEffect, useState } from 'react';
import { queryClient } from '../../api/query-client.ts';

/** What the page asked may take longer than it takes to show the rest. */
const AT_LATEST_MS = 1000;

const shown = Promise.withResolvers<void>();

/**
 * Loads what no page waits for, such as the menus of the header, when the first page is on the screen with its answers,
 * or a second after it was rendered without them. Earlier, it would take the processor away from the page.
 */
export const afterFirstView =
  <M>(load: () => Promise<M>) =>
  () =>
    shown.promise.then(load);

let isShown = false;
void shown.promise.then(() => {
  isShown = true;
});

/** Whether that has come: for what is asked as late. */
export function useFirstViewShown(): boolean {
  const [now, setNow] = useState(isShown);
  useEffect(() => void shown.promise.then(() => setNow(true)), []);
  return now;
}

/** Does what nobody waits for once the next frame is on the screen. */
export function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/** Call it once the first page is rendered and has asked what it needs. */
export function awaitFirstView(): void {
  const done = () => {
    clearTimeout(latest);
    stop();
    shown.resolve();
  };
  const look = () => {
    if (queryClient.isFetching() > 0) return;
    stop();
    afterFrame(done);
  };
  const latest = setTimeout(done, AT_LATEST_MS);
  const stop = queryClient.getQueryCache().subscribe(look);
  look();
}
