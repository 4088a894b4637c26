import { hashKey } from '@tanstack/react-query';
import { callAbility, readPath } from '../api/call.ts';
import { unseenQueries } from '../api/early.ts';
import { queryClient } from '../api/query-client.ts';
import type { AbilityName, Input } from '../generated/abilities.ts';
import { type AskedInput, FIRST_QUESTIONS } from './first-questions.ts';

/**
 * Takes the answers to what the document asked first (`public/first.js`) as they come: a page that is rendered later
 * has them at once, and needs no placeholders that it would replace.
 * @param page The path of its route: `/sites/$id`.
 */
export function takeEarlyAnswers(page: string, params: Readonly<Record<string, string>>): void {
  for (const [name, input, kept] of FIRST_QUESTIONS[page] ?? []) {
    if (kept !== 'in pages') void take(name, filledIn<Input<typeof name>>(input, params));
  }
}

async function take<N extends AbilityName>(name: N, input: Input<N>): Promise<void> {
  const path = readPath(name, input);
  const answer = await window.askedEarly?.get(path)?.catch(() => undefined);
  // No good answer: the page asks again, and says what is wrong. The page may have taken it, too.
  if (!answer?.ok || !window.askedEarly?.has(path)) return;
  const queryKey = [name, input];
  unseenUntilShown(hashKey(queryKey));
  await queryClient.prefetchQuery({ queryKey, queryFn: ({ signal }) => callAbility(name, input, signal) });
}

/** For so long, an answer that nothing has shown yet counts as fresh. */
const UNSEEN_MS = 60_000;

function unseenUntilShown(hash: string): void {
  unseenQueries.add(hash);
  const seen = () => unseenQueries.delete(hash);
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'observerAdded' || query.queryHash !== hash) return;
    stop();
    // After all that is shown along with it.
    queueMicrotask(seen);
  });
  setTimeout(() => {
    stop();
    seen();
  }, UNSEEN_MS);
}

/** With the numbers of the address instead of their names. */
function filledIn<I extends object>(input: AskedInput<I>, params: Readonly<Record<string, string>>): I {
  const filled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(filled);
    return typeof value === 'string' && value.startsWith('$') ? Number(params[value.slice(1)]) : value;
  };
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, filled(value)])) as I;
}
