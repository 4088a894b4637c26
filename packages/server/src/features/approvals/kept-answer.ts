import { fitToSize } from '../../kernel/text/fit-to-size.ts';

const MOST_KEPT = 64 * 1024;

/** What a call would do or has returned, as it is kept: a member `cut` names the lists and texts that are not whole. */
export function keptAnswer(answer: unknown): string {
  const { value, cut } = fitToSize(answer, MOST_KEPT);
  return JSON.stringify(cut.length === 0 ? value : { ...(value as object), cut });
}
