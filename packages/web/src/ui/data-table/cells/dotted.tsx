import { Children, Fragment, type ReactNode } from 'react';

/** Parts in a line with dots between them: `2 sites · 1 failed · 3 min. ago`. What is empty is left out. */
export function Dotted({ children }: { readonly children: ReactNode }) {
  const parts = Children.toArray(children).filter(part => part !== '');
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line stay in their order
    <Fragment key={place}>
      {place > 0 && ' · '}
      {part}
    </Fragment>
  ));
}
