import type { Database } from '../ports/database/port.ts';

/** Reads things by their ids; those that are not there are left out. */
type ReadMany<Services, Thing> = (services: Services, ids: readonly number[]) => Promise<ReadonlyMap<number, Thing>>;

interface Together<Thing> {
  readonly ids: Set<number>;
  readonly found: Promise<ReadonlyMap<number, Thing>>;
}

/**
 * Makes what reads one thing by its id. All that are asked for in one turn of the event loop, as by the items of a batch
 * or the sites of a message, are read together: a hundred queries take many times as long as one for a hundred.
 * @param read Follows from nothing but the store and the process: not from who asks.
 */
export function readTogether<Services extends { readonly database: Database }, Thing>(read: ReadMany<Services, Thing>) {
  const gathering = new WeakMap<Database, Together<Thing>>();

  function begin(services: Services): Together<Thing> {
    const ids = new Set<number>();
    const found = endOfTurn().then(() => {
      gathering.delete(services.database);
      return read(services, [...ids]);
    });
    const together = { ids, found };
    gathering.set(services.database, together);
    return together;
  }

  return async (services: Services, id: number): Promise<Thing | undefined> => {
    const { ids, found } = gathering.get(services.database) ?? begin(services);
    ids.add(id);
    try {
      return (await found).get(id);
    } catch (error) {
      if (ids.size === 1) throw error;
      // It may be the fault of one alone.
      return (await read(services, [id])).get(id);
    }
  };
}

/** When the promises that can go on now have done so. */
const endOfTurn = () => Promise.resolve().then(() => new Promise<void>(resolve => process.nextTick(resolve)));
