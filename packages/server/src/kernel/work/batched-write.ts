import type { Database, Trx } from '../../ports/database/port.ts';
import { Batcher } from './batcher.ts';

interface Piece {
  readonly work: (trx: Trx) => Promise<unknown>;
  result?: unknown;
}

const PIECES_PER_WRITE = 100;

const writers = new WeakMap<Database, Batcher<Piece>>();

/**
 * A small write that is waited for, such as the note that something is about to be sent: those that come while one is
 * being written share the next transaction.
 * @param work May run twice, where the transaction that it shares fails: then it is written alone.
 */
export async function batchedWrite<T>(database: Database, work: (trx: Trx) => Promise<T>): Promise<T> {
  let writer = writers.get(database);
  if (!writer) {
    writer = new Batcher<Piece>(pieces => write(database, pieces), PIECES_PER_WRITE);
    writers.set(database, writer);
  }
  const piece: Piece = { work };
  await writer.add(piece);
  return piece.result as T;
}

function write(database: Database, pieces: readonly Piece[]): Promise<void> {
  return database.write(async trx => {
    for (const piece of pieces) piece.result = await piece.work(trx);
  });
}
