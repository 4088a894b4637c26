import type { Queryable } from '../../ports/database/port.ts';

export async function clientExists(db: Queryable, id: number): Promise<boolean> {
  return (await db.selectFrom('clients').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
