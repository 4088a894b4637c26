/**
 * What all who ask for it in one turn of the event loop ask for once: before `ask` is called, all of them have asked, so
 * that none gets an answer from before.
 */
export function askedTogether<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= new Promise<void>(resolve => setImmediate(resolve)).then(() => {
      answer = undefined;
      return ask();
    });
    return answer;
  };
}
