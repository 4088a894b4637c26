import { makeWorld, type World } from '@sitekeeper/server/testing';
import { expect, it, onTestFinished } from 'vitest';
import { type AnswersOnHold, holdAnswers } from '../support/hold-answers.ts';
import { until } from '../support/until.ts';

/** A server that is stopping and waits for one request, whose site doesn't answer yet. */
async function stopping(
  world: World,
  before: () => Promise<void>,
): Promise<{ held: AnswersOnHold; end(): Promise<void> }> {
  const held = holdAnswers(world.fleet, 'stats');
  const inHand = world.post('sync-site-v1', { site_id_or_domain: world.siteIds[0] });
  await until('the site is asked', () => held.sites.length === 1);
  await before();
  const closing = world.app.close(600_000);
  return {
    held,
    async end() {
      held.release();
      expect((await inHand).status).toBe(200);
      await closing;
    },
  };
}

it('event streams end when the server is stopped, without delaying it', async () => {
  const world = await makeWorld({ sites: 1, seeded: true });
  onTestFinished(() => world.close());
  const { cookie = '' } = await world.signIn(await world.webUser('ida', 'viewer'));
  const listen = () => fetch(`${world.origin}/web/events`, { headers: { cookie, accept: 'text/event-stream' } });
  const streams: Response[] = [];
  const { end } = await stopping(world, async () => void streams.push(await listen()));
  // Fails without the listener in events.routes.ts: the text never ends.
  expect(await streams[0]?.text()).toBe('retry: 3000\n\n');
  // After an error response, a browser would never reconnect; after a broken connection it does.
  await expect(listen()).rejects.toThrow('fetch failed');
  expect((await fetch(`${world.origin}/readyz`)).status).toBe(503);
  await end();
});
