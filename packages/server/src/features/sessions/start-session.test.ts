import { beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';
import { manualClock } from '../../testing/index.ts';
import { startSession, verifySession } from './index.ts';

const MOST = 50;
const clock = manualClock();
const world = useWorld({ parts: { clock } });

describe('sessions of a user', () => {
  let userId = 0;
  let otherId = 0;
  beforeAll(async () => {
    for (const name of ['vera', 'otto']) await world().webUser(name, 'viewer');
    const rows = await world().app.services.database.db.selectFrom('users').select(['id', 'name']).execute();
    const idOf = (name: string) => rows.find(row => row.name === name)?.id ?? 0;
    [userId, otherId] = [idOf('vera'), idOf('otto')];
  });

  const start = async (id: number) => {
    const { services } = world().app;
    clock.advance(1000);
    const browser = { address: '203.0.113.7', userAgent: 'test' };
    return (await services.database.write(trx => startSession(trx, services, id, browser))).token;
  };
  const goesOn = async (token: string) => (await verifySession(world().app.services, token)) !== undefined;

  it('are limited to fifty: another one ends the one unused for longest', async () => {
    const other = await start(otherId);
    const tokens = [];
    for (let n = 0; n < MOST; n++) tokens.push(await start(userId));
    clock.advance(6 * 60_000);
    expect(await goesOn(tokens[0] ?? '')).toBe(true); // and is seen now
    const next = await start(userId);
    // Fails without deleteIdleSessions: the second session continues.
    expect(await Promise.all([tokens[0] ?? '', tokens[1] ?? '', tokens[2] ?? '', next, other].map(goesOn))).toEqual([
      true,
      false,
      true,
      true,
      true,
    ]);
    const { db } = world().app.services.database;
    const rows = await db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute();
    expect(rows).toHaveLength(MOST);
  });
});
