let leaving = false;

/** Leaves the page without a question about what was typed: it is not for whoever comes next. */
export function leaveAnyway(go: () => void): void {
  leaving = true;
  go();
}

export const isLeavingAnyway = (): boolean => leaving;
