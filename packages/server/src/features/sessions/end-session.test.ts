import { expect, it } from 'vitest';
import { HOUR_MS } from '../../kernel/time/durations.ts';
import { useWorld } from '../../testing/fixtures.ts';
import { manualClock } from '../../testing/index.ts';
import { forgetChallenges } from '../users/index.ts';
import { forgetEndedSessions } from './index.ts';

const clock = manualClock();
const world = useWorld({ parts: { clock } });

it('ended sessions and expired challenges are deleted', async () => {
  const vera = await world().webUser('vera', 'viewer');
  await world().signIn(vera);
  clock.advance(6 * HOUR_MS);
  const { database } = world().app.services;
  const challenge = (name: string, expires_at: number) => ({ challenge_hash: name, expires_at });
  await database.write(trx =>
    trx
      .insertInto('used_challenges')
      .values([challenge('old', clock.now() - 1), challenge('new', clock.now() + 1)])
      .execute(),
  );
  await world().signIn(vera);
  const count = async () => (await database.db.selectFrom('sessions').select('id').execute()).length;
  await forgetEndedSessions(world().app.services);
  await forgetChallenges(world().app.services);
  expect(await count()).toBe(2);
  clock.advance(7 * HOUR_MS);
  await forgetEndedSessions(world().app.services);
  expect(await count()).toBe(1);
  expect(await database.db.selectFrom('used_challenges').select('challenge_hash').execute()).toEqual([
    { challenge_hash: 'new' },
  ]);
});
