/** What is wrong with the server itself. Source: `GET /readyz`. */
export interface ServerTrouble {
  readonly code: string;
  /** In English. */
  readonly message: string;
}

interface Troubles {
  readonly now: readonly ServerTrouble[];
  /** Those that the answer before had, too: a worker that is busy or just starting is none. */
  readonly lasting: readonly ServerTrouble[];
}

interface Readiness {
  readonly reason?: string;
  readonly message?: string;
  readonly warnings?: readonly ServerTrouble[];
}

let before: readonly ServerTrouble[] = [];

/** @throws Error if no answer arrives, or one of something else, such as a proxy; then nothing is known. */
export async function readTroubles(): Promise<Troubles> {
  const answer = await fetch('/readyz', { cache: 'no-store' });
  const { reason, message = '', warnings = [] }: Readiness = await answer.json();
  if (!answer.ok && reason === undefined) throw new Error(`/readyz answered with status ${answer.status}`);
  const now = reason === undefined ? warnings : [{ code: reason, message }];
  const lasting = now.filter(({ code }) => before.some(trouble => trouble.code === code));
  before = now;
  return { now, lasting };
}
