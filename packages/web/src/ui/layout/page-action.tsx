import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** Where the head of the page has room for actions of the view below it. */
export const PageActionSlot = createContext<HTMLElement | null>(null);

/** The main action of a view, at the place of the main action of every page: in its head, after those of the whole page. */
export function PageAction({ children }: { readonly children: ReactNode }) {
  const slot = useContext(PageActionSlot);
  if (!slot) throw new Error('A main action needs a page');
  return createPortal(children, slot);
}
