import type { Ctx } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Queryable } from '../../ports/database/port.ts';
import { type ClientRow, clientByEmail, clientById } from './client.store.ts';

/** A selector is an id when it is a number or digits only, else an e-mail address. @throws AppError client_not_found. */
export async function resolveClient(
  ctx: Ctx,
  selector: number | string,
  db: Queryable = ctx.database.db,
): Promise<ClientRow> {
  const text = String(selector).trim();
  const isId = /^-?\d{1,15}$/.test(text);
  const client = isId ? await clientById(db, Number(text)) : await clientByEmail(db, text.toLowerCase());
  if (client) return client;
  const what = isId ? `id ${text}` : 'that e-mail address';
  throw new AppError('client_not_found', `No client has ${what}. List the clients to see which there are.`);
}
