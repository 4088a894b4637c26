import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../kernel/time/durations.ts';
import { useWorld } from '../../testing/fixtures.ts';
import { manualClock } from '../../testing/index.ts';

const clock = manualClock();
const world = useWorld({ parts: { clock } });

describe('list-sessions-v1', () => {
  it('lists one’s own sessions, last used first, and marks the current one', async () => {
    const vera = await world().webUser('vera', 'viewer');
    await world().signIn(await world().webUser('otto', 'operator'));
    const first = await world().signIn(vera);
    clock.advance(HOUR_MS);
    const second = await world().signIn(vera);
    const { status, body } = await world().get('list-sessions-v1', {}, { auth: '', headers: first });
    expect(status).toBe(200);
    expect(body).toEqual({
      total: 2,
      items: [
        expect.objectContaining({ current: false, created: '2026-01-01T01:00:00Z', address: '127.0.0.1' }),
        expect.objectContaining({ current: true, created: '2026-01-01T00:00:00Z', last_seen: '2026-01-01T01:00:00Z' }),
      ],
    });
    expect(JSON.stringify(body)).not.toContain(second.cookie?.split('=')[1]);
  });

  it('leaves out sessions that have ended: idle for 12 hours, or 30 days old however active', async () => {
    const vera = await world().webUser('vivi', 'viewer');
    const idle = await world().signIn(vera);
    clock.advance(12 * HOUR_MS);
    expect(await world().get('list-sessions-v1', {}, { auth: '', headers: idle })).toMatchObject({ status: 401 });
    const busy = await world().signIn(vera);
    for (let hours = 0; hours < 30 * 24 - 11; hours += 11) {
      clock.advance(11 * HOUR_MS);
      expect((await world().get('list-sessions-v1', {}, { auth: '', headers: busy })).body.total).toBe(1);
    }
    clock.advance(11 * HOUR_MS);
    expect(await world().get('list-sessions-v1', {}, { auth: '', headers: busy })).toMatchObject({ status: 401 });
  });

  it('is empty for API keys', async () => {
    const answer = await world().get('list-sessions-v1', {}, { auth: await world().key('read') });
    expect(answer).toMatchObject({ status: 403, body: { code: 'svc_permission_denied' } });
  });
});
