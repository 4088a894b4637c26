interface Wait<T> {
  resolve(found: T | null): void;
  reject(error: unknown): void;
}

/** The number of ids that fit into an address. */
const AT_ONCE = 100;

/**
 * Reads things by their ids: those asked for at the same moment, by the rows of a table, share one request.
 * @param ask Reads at most a hundred.
 * @returns a function that reads one; null if there is none with the id.
 */
export function batched<T extends { readonly id: number }>(
  ask: (include: number[]) => Promise<readonly T[]>,
): (id: number) => Promise<T | null> {
  let waiting = new Map<number, Wait<T>[]>();
  const answer = async (include: number[], asked: ReadonlyMap<number, readonly Wait<T>[]>) => {
    try {
      const found = new Map((await ask(include)).map(one => [one.id, one]));
      for (const id of include) for (const wait of asked.get(id) ?? []) wait.resolve(found.get(id) ?? null);
    } catch (error) {
      for (const id of include) for (const wait of asked.get(id) ?? []) wait.reject(error);
    }
  };
  const askAll = () => {
    const asked = waiting;
    waiting = new Map();
    const ids = [...asked.keys()];
    for (let from = 0; from < ids.length; from += AT_ONCE) void answer(ids.slice(from, from + AT_ONCE), asked);
  };
  return id =>
    new Promise((resolve, reject) => {
      if (waiting.size === 0) setTimeout(askAll);
      waiting.set(id, [...(waiting.get(id) ?? []), { resolve, reject }]);
    });
}

/** The most that `ask` is given, for its page. */
export const MOST_AT_ONCE = AT_ONCE;
