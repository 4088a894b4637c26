import type { QueryId, RootOperationNode } from 'kysely';
import type { Database } from '../ports/database/port.ts';

/** The same store. @param note Gets each query that is built on it outside of transactions. */
export function notingQueries(
  database: Database,
  note: (query: RootOperationNode, queryId: QueryId) => void,
): Database {
  const db = database.db.withPlugin({
    transformQuery({ node, queryId }) {
      note(node, queryId);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { ...database, db };
}
