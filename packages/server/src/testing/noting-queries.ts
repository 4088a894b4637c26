import { CompiledQuery, type KyselyPlugin, type QueryId, type RootOperationNode } from 'kysely';
import type { Database, Trx } from '../ports/database/port.ts';

type Note = (query: RootOperationNode, queryId: QueryId) => void;

/** The same store. @param note Gets each query that is built on it outside of transactions. */
export function notingQueries(database: Database, note: Note): Database {
  return { ...database, db: database.db.withPlugin(noting(note)) };
}

/** How SQLite answers each query of the work, step by step. */
export async function plansOf(trx: Trx, work: (trx: Trx) => Promise<unknown>): Promise<string[]> {
  const asked: CompiledQuery[] = [];
  await work(trx.withPlugin(noting((node, id) => asked.push(trx.getExecutor().compileQuery(node, id)))));
  const steps: string[] = [];
  for (const { sql: text, parameters } of asked) {
    const plan = CompiledQuery.raw(`explain query plan ${text}`, [...parameters]);
    steps.push(...(await trx.executeQuery<{ detail: string }>(plan)).rows.map(({ detail }) => detail));
  }
  return steps;
}

function noting(note: Note): KyselyPlugin {
  return {
    transformQuery({ node, queryId }) {
      note(node, queryId);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}
