import { type SelectQueryNode, SqliteQueryCompiler } from 'kysely';

const ROW_LOCKS: readonly unknown[] = [
  'ForUpdate',
  'ForNoKeyUpdate',
  'ForShare',
  'ForKeyShare',
  'NoWait',
  'SkipLocked',
];

/**
 * Leaves out row locks, which SQLite does not have: its one writer at a time is the stronger lock. Queries ask for them
 * on both engines (`forUpdate`, `skipLocked`), and only this file knows the difference.
 */
export class SqliteCompiler extends SqliteQueryCompiler {
  protected override visitSelectQuery(node: SelectQueryNode): void {
    const endModifiers = node.endModifiers?.filter(({ modifier }) => !ROW_LOCKS.includes(modifier));
    super.visitSelectQuery(endModifiers ? { ...node, endModifiers } : node);
  }
}
