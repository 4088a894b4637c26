import { type FunctionComponent, Suspense } from 'react';
import { afterFirstView } from './first-view.ts';
import { lazyPart, whenServed } from './lazy-part.ts';

/**
 * A dialog whose code no page waits for: it is loaded once the first page is on the screen, so that it is there when
 * somebody opens it.
 * @param name Of the component in its module.
 * @returns A component with the same properties.
 */
export function lazyDialog<M extends object, K extends keyof M & string>(load: () => Promise<M>, name: K): M[K] {
  type Props = object;
  const loaded = async () => ({ default: (await load())[name] as FunctionComponent<Props> });
  const Dialog = lazyPart(loaded);
  // What fails here fails again, and is said, when the dialog is opened.
  void afterFirstView(() => whenServed(load))().catch(() => {});
  function LazyDialog(props: Props) {
    return (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    );
  }
  return LazyDialog as M[K];
}
