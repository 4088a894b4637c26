let leaving = false;

/** Leaves the page without a question about what was typed: it is not for whoever comes next. */
export function leaveAnyway(go: () => void): void {
  leaving = true;
  go();
}

// The browser may show the page again as it was left, to whoever is there by then.
globalThis.addEventListener?.('pageshow', event => {
  if (leaving && event.persisted) location.reload();
});

export const isLeavingAnyway = (): boolean => leaving;
