import type { Ctx } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Queryable, Trx } from '../../ports/database/port.ts';
import { type ClientRow, claimClientRow, selectClientByEmail, selectClientById } from './client.store.ts';

/** A selector is an id when it is a number or digits only, else an e-mail address. @throws AppError client_not_found. */
export async function resolveClient(
  ctx: Ctx,
  selector: number | string,
  db: Queryable = ctx.database.db,
): Promise<ClientRow> {
  const text = String(selector).trim();
  const isId = /^-?\d{1,15}$/.test(text);
  const client = isId ? await selectClientById(db, Number(text)) : await selectClientByEmail(db, text.toLowerCase());
  if (client) return client;
  throw noClient(text, isId);
}

/** Locks the client until the transaction ends. @throws AppError client_not_found. */
export async function claimClient(ctx: Ctx, selector: number | string, trx: Trx): Promise<ClientRow> {
  const { id } = await resolveClient(ctx, selector, trx);
  const client = await claimClientRow(trx, id);
  if (client) return client;
  throw noClient(String(id), true);
}

function noClient(text: string, isId: boolean): AppError {
  const what = isId ? `id ${text}` : 'that e-mail address';
  return new AppError(
    'client_not_found',
    `No client has ${what}. List the clients to see their ids and e-mail addresses.`,
  );
}
