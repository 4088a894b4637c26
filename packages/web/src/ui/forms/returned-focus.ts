import { useEffect } from 'react';

/**
 * Gives the focus back to the pressed button once its request is answered. Browsers take it from a button that is
 * disabled while its request is under way, without an event, and Tab would then begin at the top of the page. Mounted
 * once, for every page.
 */
export function useReturnedFocus(): void {
  useEffect(() => {
    let pressed: Element | undefined;
    const watch = new MutationObserver(() => {
      if (!pressed?.isConnected) watch.disconnect();
      // Anything else that has it was given it meanwhile.
      else if (document.activeElement === document.body) (pressed as HTMLElement).focus({ preventScroll: true });
    });
    const noteFocused = ({ target }: MouseEvent) => {
      watch.disconnect();
      pressed = target instanceof Element ? (target.closest('button:focus') ?? undefined) : undefined;
      if (pressed) watch.observe(pressed, { attributeFilter: ['disabled'] });
    };
    document.addEventListener('click', noteFocused, { capture: true });
    return () => {
      document.removeEventListener('click', noteFocused, { capture: true });
      watch.disconnect();
    };
  }, []);
}
