import type pg from 'pg';

/**
 * Queries leave nothing behind if pg calls back. Where it makes the promise itself, V8 keeps each query with its rows until
 * it collects the whole heap, which it then does several times as often.
 * @param onError Told what a query has met.
 */
export function askWithCallbacks(client: pg.ClientBase, onError: (error: unknown) => void): void {
  const run = client.query.bind(client) as (...given: unknown[]) => unknown;
  const query = (asked: string | object, values?: unknown, callback?: unknown) => {
    const runsItself = typeof asked !== 'string' && 'submit' in asked; // a cursor
    if (runsItself || typeof values === 'function' || callback !== undefined) return run(asked, values, callback);
    return new Promise((resolve, reject) => {
      run(asked, values, (error: unknown, result: unknown) => {
        if (!error) return resolve(result);
        onError(error);
        reject(error);
      });
    });
  };
  client.query = query as typeof client.query;
}
