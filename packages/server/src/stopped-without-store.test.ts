import { once } from 'node:events';
import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openApp } from './app.ts';
import { readSettings } from './settings.ts';
import { copyTestStore } from './testing/index.ts';
import { NO_BACKGROUND_TASKS } from './testing/no-background-tasks.ts';
import { silentWayTo } from './testing/silent-way.ts';

const KEY = { authorization: `Bearer sk_${'x'.repeat(40)}` };

describe.runIf(process.env.TEST_ENGINE === 'postgres')('a server whose database has fallen silent', () => {
  // Never ended before: it waited for the answers to what it had asked.
  it('ends when it is stopped, although queries, requests and messages wait for the database', async () => {
    const store = await copyTestStore();
    onTestFinished(() => store.remove());
    const way = await silentWayTo(store.env.DATABASE_URL as string);
    onTestFinished(() => way.close());
    const settings = readSettings({ ...store.env, ...NO_BACKGROUND_TASKS, DATABASE_URL: way.url });
    const app = await openApp(settings, pino({ level: 'silent' }), { workerOptions: { pollMs: 20 } });
    const http = await app.http();
    const origin = await http.listen({ host: '127.0.0.1', port: 0 });
    app.startWorker();
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    way.fallSilent();
    const asked = app.services.database.ping().catch(() => 'no answer');
    const arrives = once(http.server, 'request');
    const request = fetch(`${origin}/wp-json/wp-abilities/v1/abilities`, { headers: KEY }).catch(() => 'cut off');
    await arrives;
    await app.close(1);
    expect(app.services.database.closed).toBe(true);
    expect(await request).toBe('cut off');
    way.close();
    expect(await asked).toBe('no answer');
  });
});
