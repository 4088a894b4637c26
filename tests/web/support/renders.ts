import type { BrowserContext, Page } from 'playwright-core';

/** The parts of React's tree that are read here. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
  readonly stateNode: unknown;
}

declare global {
  interface Window {
    /** The first element of each component that was rendered since this was emptied. */
    rendered: Element[];
  }
}

/** Notes what React renders on the pages that are opened from now on, as its developer tools do. */
export async function noteRenders(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const [ELEMENT, PERFORMED_WORK] = [5, 1];
    window.rendered = [];
    const elementIn = (fiber: Fiber | null): Element | undefined => {
      for (let one = fiber; one; one = one.sibling) {
        const found = one.tag === ELEMENT ? (one.stateNode as Element) : elementIn(one.child);
        if (found) return found;
      }
      return undefined;
    };
    const walk = (fiber: Fiber | null): void => {
      for (let one = fiber; one; one = one.sibling) {
        const element = one.tag !== ELEMENT && (one.flags & PERFORMED_WORK) !== 0 ? elementIn(one.child) : undefined;
        if (element) window.rendered.push(element);
        // What has the same children as before was not looked at.
        if (one.alternate === null || one.child !== one.alternate.child) walk(one.child);
      }
    };
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_renderer: number, root: { readonly current: Fiber }) => walk(root.current),
        onCommitFiberUnmount: () => {},
        onPostCommitFiberRoot: () => {},
      },
    });
  });
}

/** How many components with an element inside of `selector` were rendered since the last call. */
export function rendersIn(page: Page, selectors: readonly string[]): Promise<number[]> {
  return page.evaluate(inside => {
    const found = window.rendered;
    window.rendered = [];
    return inside.map(selector => found.filter(element => element.closest(selector) !== null).length);
  }, selectors);
}
