export const HALT_CODES = ['sites_failed', 'window_closed'] as const;

/** Why a run was halted or ended early. */
export type RunHalt =
  | { readonly code: 'sites_failed'; readonly failed: number; readonly attempted: number }
  | { readonly code: 'window_closed' };

export function haltSentence(halt: RunHalt): string {
  if (halt.code === 'window_closed') return 'The window closed before all sites were updated.';
  const { failed, attempted } = halt;
  if (attempted === 1) return 'The only site attempted in this wave failed.';
  return `${failed} of the ${attempted} sites attempted in this wave failed.`;
}

/** What is stored of it: the sentence, and what it follows from. */
export const haltColumns = (halt: RunHalt | null) => ({
  halt_reason: halt && haltSentence(halt),
  halt_json: halt && JSON.stringify(halt),
});

/** The same as it is read. */
export const haltView = ({ halt_reason, halt_json }: { halt_reason: string | null; halt_json: string | null }) => ({
  halt_reason,
  halt: halt_json === null ? null : (JSON.parse(halt_json) as RunHalt),
});
