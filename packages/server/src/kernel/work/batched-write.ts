import type { Database, Trx } from '../../ports/database/port.ts';
import { Batcher } from './batcher.ts';

interface Piece {
  readonly work: (trx: Trx) => Promise<unknown>;
  result?: unknown;
}

const PIECES_PER_WRITE = 100;

const writers = new WeakMap<Database, Batcher<Piece>>();

/**
 * A small write that the caller waits for, such as the note that something is about to be sent. Those that arrive while
 * one is being written share the next transaction.
 * @param work May run twice: if the shared transaction fails, it runs again alone.
 */
export async function batchedWrite<T>(database: Database, work: (trx: Trx) => Promise<T>): Promise<T> {
  let writer = writers.get(database);
  if (!writer) {
    writer = new Batcher<Piece>(pieces => write(database, pieces), { most: PIECES_PER_WRITE });
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
