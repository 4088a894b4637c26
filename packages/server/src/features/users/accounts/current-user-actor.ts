import type { Actor, Services } from '../../../kernel/context.ts';
import { selectUserById } from '../user.store.ts';

/** For work that a user asked for earlier, with the present role; undefined if the user has been deleted since. */
export async function currentUserActor({ database }: Services, id: number): Promise<Actor | undefined> {
  const user = await selectUserById(database.db, id);
  return user && { kind: 'user', id, name: user.name, role: user.role };
}
