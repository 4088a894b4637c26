import type { ReactNode } from 'react';
import { lateCode } from './late-code.ts';
import { componentOfCode } from './late-part.ts';

/**
 * A dialog whose code no page waits for: it is loaded once the first page is on the screen, so that it is there when
 * somebody opens it.
 * @param name Of the component in its module.
 * @returns A component with the same properties.
 */
export function lazyDialog<M extends object, K extends keyof M & string>(load: () => Promise<M>, name: K): M[K] {
  const code = lateCode(async () => ({ default: (await load())[name] as (props: object) => ReactNode }));
  // What fails here is tried again, and fails again, when the dialog is opened.
  code.loaded().catch(() => {});
  return componentOfCode(code) as M[K];
}
