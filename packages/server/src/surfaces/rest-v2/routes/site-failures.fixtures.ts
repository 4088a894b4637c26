import { ConnectorError, type FaultKind } from '@sitekeeper/protocol';
import type { ChildSites } from '../../../ports/child-sites/port.ts';
import type { World } from '../../../testing/index.ts';
import { instead } from '../../../testing/instead.ts';

/** Every connector is too old for every call. */
export function withOldConnectors<T>(world: World, work: () => Promise<T>): Promise<T> {
  return withFailingCalls(world, 'connector_outdated', 'The connector does not know the call.', work);
}

/** No site answers in time, without waiting for it: tests/faults/hanging-sites.test.ts waits. */
export function withTimeouts<T>(world: World, work: () => Promise<T>): Promise<T> {
  return withFailingCalls(world, 'timeout', 'The site did not answer in time.', work);
}

function withFailingCalls<T>(world: World, kind: FaultKind, message: string, work: () => Promise<T>): Promise<T> {
  const { childSites } = world.app.services;
  const refuse = () => Promise.reject(new ConnectorError(kind, message));
  const sites: ChildSites = {
    ...childSites,
    call: refuse,
    callUnsigned: refuse,
    watched: () => sites,
    noting: () => sites,
  };
  return instead(world, { childSites: sites }, work);
}

/** Somebody else holds these leases, for longer than anybody waits. */
export async function withLeasesTaken<T>(world: World, names: readonly string[], work: () => Promise<T>): Promise<T> {
  const { clock, database } = world.app.services;
  const lease = { holder: 'another', until_at: clock.now() + 3_600_000 };
  await database.write(trx =>
    trx
      .insertInto('leases')
      .values(names.map(name => ({ ...lease, name })))
      .execute(),
  );
  let now = clock.elapsed();
  try {
    return await instead(world, { clock: { ...clock, elapsed: () => (now += 6_000) } }, work);
  } finally {
    await database.write(trx => trx.deleteFrom('leases').where('holder', '=', lease.holder).execute());
  }
}
