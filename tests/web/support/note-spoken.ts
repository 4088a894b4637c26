declare global {
  interface Window {
    spoken?: string[];
  }
}

/** For `page.evaluate`: notes what screen readers announce from now on. An element that comes with its text is not. */
export function noteSpoken(): void {
  const spoken: string[] = [];
  window.spoken = spoken;
  const note = ({ target }: MutationRecord) => {
    const live = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live], [role=status]');
    if (live) spoken.push(live.textContent ?? '');
  };
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(records => records.forEach(note)).observe(document.body, all);
}
