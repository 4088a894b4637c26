import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { cutAround, hiddenTexts, rowOrSelf } from './cut-text.ts';
import { formatDateTime } from './format.ts';
import styles from './whole-text.module.css';

interface Shown {
  readonly texts: readonly string[];
  readonly place: Element;
}

/**
 * Shows the whole text of whatever an ellipsis cuts off: as a tooltip for the pointer, and below the focused row or
 * control for the keyboard. Screen readers read all of it anyway. The pointer also gets the exact time of an `Ago`.
 * Mounted once, for every page and dialog.
 */
export function WholeText() {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const stop = new AbortController();
    const on = <K extends keyof DocumentEventMap>(name: K, act: (event: DocumentEventMap[K]) => void) =>
      document.addEventListener(name, act, { signal: stop.signal, capture: true, passive: true });
    const hide = () => setShown(undefined);
    on('pointerover', ({ target }) => {
      if (!(target instanceof Element)) return;
      giveTime(target);
      giveTitle(target);
    });
    on('focusin', ({ target }) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return hide();
      const place = rowOrSelf(target);
      const texts = hiddenTexts(place);
      setShown(texts.length > 0 ? { texts, place } : undefined);
    });
    on('focusout', hide);
    on('keydown', ({ key }) => key === 'Escape' && hide());
    on('scroll', () => setShown(before => before && { ...before }));
    return () => stop.abort();
  }, []);
  if (!shown) return null;
  return createPortal(
    <div className={styles.whole} role="tooltip" aria-hidden="true" style={positionAt(shown.place)}>
      {shown.texts.map(text => (
        <div key={text} dir="auto">
          {text}
        </div>
      ))}
    </div>,
    document.body,
  );
}

/** The exact time of an `Ago`. Lists have hundreds of them, and few are looked at: each is formatted when it is. */
function giveTime(target: Element): void {
  const ago = target.closest<HTMLTimeElement>('time[data-ago]');
  if (ago) ago.title = formatDateTime(ago.dateTime);
}

/** The browser shows it. An element with its own title keeps it. */
function giveTitle(target: Element): void {
  const cut = cutAround(target);
  if (!cut || target.closest('[title]:not([data-whole])')) return;
  cut.setAttribute('data-whole', '');
  cut.setAttribute('title', cut.textContent?.trim() ?? '');
}

/** Below it or, in the lower part of the window, above. */
function positionAt(place: Element) {
  const { left, top, bottom } = place.getBoundingClientRect();
  const inset = Math.max(12, Math.min(left, window.innerWidth - 320));
  return bottom > window.innerHeight * 0.7
    ? { left: inset, bottom: window.innerHeight - top + 4 }
    : { left: inset, top: bottom + 4 };
}
