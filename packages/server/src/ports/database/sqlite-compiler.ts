import { type BinaryOperationNode, PrimitiveValueListNode, type SelectQueryNode, SqliteQueryCompiler } from 'kysely';

const ROW_LOCKS: readonly unknown[] = [
  'ForUpdate',
  'ForNoKeyUpdate',
  'ForShare',
  'ForKeyShare',
  'NoWait',
  'SkipLocked',
];
/** Lists of up to so many ids are written out: their number is known to SQLite, and there are few such texts. */
const FEW_IDS = 8;

/** What only SQLite needs of queries that are the same on both engines. */
export class SqliteCompiler extends SqliteQueryCompiler {
  /**
   * Leaves out row locks, which SQLite does not have: its one writer at a time is the stronger lock. Queries ask for them
   * on both engines (`forUpdate`, `skipLocked`), and only this file knows the difference.
   */
  protected override visitSelectQuery(node: SelectQueryNode): void {
    const endModifiers = node.endModifiers?.filter(({ modifier }) => !ROW_LOCKS.includes(modifier));
    super.visitSelectQuery(endModifiers ? { ...node, endModifiers } : node);
  }

  /**
   * Many ids are one parameter, so that the statement has one text for any number of them. Otherwise each number would be
   * a statement to prepare, which takes longer than to run it, and would take the place of others that are kept.
   */
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand } = node;
    if (!isListOfIds(rightOperand)) {
      super.visitBinaryOperation(node);
      return;
    }
    this.visitNode(leftOperand);
    this.append(' ');
    this.visitNode(operator);
    this.append(' (select value from json_each(');
    this.appendValue(JSON.stringify(rightOperand.values));
    this.append('))');
  }
}

function isListOfIds(operand: BinaryOperationNode['rightOperand']): operand is PrimitiveValueListNode {
  if (!PrimitiveValueListNode.is(operand) || operand.values.length <= FEW_IDS) return false;
  return operand.values.every(value => Number.isSafeInteger(value));
}
