import { afterEach, describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/fixtures.ts';
import { manualClock } from '../../testing/index.ts';

const clock = manualClock();
const world = useWorld({
  sites: 6,
  seeded: true,
  parts: { clock },
  fleet: { slowMs: 1000 },
  env: { SITEKEEPER_SYNC_CONCURRENCY: '1' },
});
const siteOf = (k: number) => world().siteIds[k - 1] as number;
const site = (k: number) => world().fleet.site(k);
let made = 0;
const signedIn = async (role: 'viewer' | 'operator' = 'viewer') =>
  world().signIn(await world().webUser(`person-${++made}`, role));

/** One line of the stream. */
interface Line {
  readonly sites: number;
  readonly settled: number;
  readonly total: number;
  readonly items?: readonly { username: string; website_id: number }[];
  readonly errors?: readonly { website_id: number }[];
  readonly error?: { readonly code: string };
  readonly done: boolean;
}

/** Asks as the pages do. */
async function open(headers: Record<string, string>, body: object = {}) {
  const stop = new AbortController();
  const answer = await fetch(`${world().origin}/web/site-users`, {
    method: 'POST',
    body: JSON.stringify(body),
    signal: stop.signal,
    headers: { ...headers, 'content-type': 'application/json' },
  });
  const chunks = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  const next = async (): Promise<Line | undefined> => {
    for (;;) {
      const end = rest.indexOf('\n');
      if (end > 0) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 1);
        return JSON.parse(line);
      }
      rest = rest.slice(end + 1);
      const chunk = await chunks?.read();
      if (chunk && !chunk.done) rest += chunk.value;
      else if (rest === '') return undefined;
      else rest += '\n';
    }
  };
  /** The first line that matches; the clock advances meanwhile. */
  const until = async (wanted: (line: Line) => boolean): Promise<Line> => {
    const ticking = setInterval(() => clock.advance(300), 20);
    try {
      for (;;) {
        const line = await next();
        if (!line) throw new Error('The stream has ended.');
        if (wanted(line)) return line;
      }
    } finally {
      clearInterval(ticking);
    }
  };
  return { status: answer.status, type: answer.headers.get('content-type'), next, until, stop };
}

afterEach(() => {
  for (let k = 1; k <= 6; k++) site(k).setFaults();
});

describe('/web/site-users', () => {
  it('sends the users of the sites that have answered while another site is still silent', async () => {
    site(2).setFaults('hang');
    const stream = await open(await signedIn(), { input: { per_page: 200 } });
    expect([stream.status, stream.type]).toEqual([200, 'application/x-ndjson; charset=utf-8']);
    expect(await stream.next()).toMatchObject({ sites: 6, settled: 0, total: 0, done: false });
    const users = [1, 3, 4, 5, 6].flatMap(k => site(k).users.map(({ login }) => [siteOf(k), login]));
    const items: Line['items'][] = [];
    const line = await stream.until(({ settled, ...rest }) => {
      if (rest.items) items.push(rest.items);
      return settled === 5;
    });
    expect(line).toMatchObject({ total: users.length, done: false });
    expect(items.at(-1)?.map(({ website_id, username }) => [website_id, username])).toEqual(users);
    stream.stop.abort();
  });

  it('ends with the same page as the ability, with each error once', async () => {
    site(3).setFaults('http500');
    const headers = await signedIn();
    const stream = await open(headers, { input: { per_page: 200 } });
    const lines: Line[] = [];
    await stream.until(line => {
      lines.push(line);
      return line.done;
    });
    const { body } = await world().get('list-site-users-v1', { per_page: 200 }, { auth: '', headers });
    expect(lines.findLast(line => line.items)?.items).toEqual(body.items);
    expect(lines.flatMap(line => line.errors ?? [])).toEqual(body.errors);
    expect(body.errors).toHaveLength(1);
    expect(lines.at(-1)).toMatchObject({ sites: 6, settled: 6, total: body.total });
    expect(await stream.next()).toBeUndefined();
  });

  it('asks failed sites again, or none, on request', async () => {
    site(5).setFaults('http500');
    const headers = await signedIn();
    const asked = async (ask: string, input: object = {}) => {
      world().fleet.ledger.reset();
      const line = await (await open(headers, { ask, input })).until(({ done }) => done);
      const sites = new Set(
        world()
          .fleet.ledger.entries()
          .map(entry => entry.site),
      );
      return [line.settled, [...sites].sort()];
    };
    expect(await asked('all')).toEqual([6, [1, 2, 3, 4, 5, 6]]);
    expect(await asked('missing', { page: 2 })).toEqual([6, []]);
    site(5).setFaults();
    expect(await asked('failed')).toEqual([6, [5]]);
    expect(await asked('failed')).toEqual([6, []]);
  });

  it('asks no further site once the browser has disconnected', async () => {
    site(1).setFaults('slow');
    world().fleet.ledger.reset();
    const stream = await open(await signedIn());
    await expect.poll(() => world().fleet.ledger.entries()).not.toEqual([]);
    world().fleet.ledger.reset();
    stream.stop.abort();
    // One is asked at a time, so the sites of this question take turns with whatever is left of the first.
    await (await open(await signedIn())).until(({ done }) => done);
    expect(
      world()
        .fleet.ledger.entries()
        .map(entry => entry.site)
        .sort(),
    ).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('ends when the session does', async () => {
    site(1).setFaults('hang');
    const headers = await signedIn();
    const stream = await open(headers);
    await stream.next();
    await world().request('/web/session', { method: 'DELETE', auth: '', headers });
    expect(await stream.until(({ error }) => error !== undefined)).toMatchObject({
      error: { code: 'rest_not_logged_in' },
    });
    expect(await stream.next()).toBeUndefined();
  });

  it('refuses what the ability refuses, and too many requests from one browser', async () => {
    const headers = await signedIn();
    const refused = async (body: object) => (await (await open(headers, body)).next()) as unknown;
    expect(await refused({ input: { clients: [999] } })).toMatchObject({ code: 'svc_client_not_found' });
    expect(await refused({ input: { nonsense: 1 } })).toMatchObject({ code: 'ability_invalid_input' });
    expect(await refused({ ask: 'nobody' })).toMatchObject({ code: 'ability_invalid_input' });
    world().fleet.setFaults({ hang: 100 });
    const streams = [];
    for (let n = 0; n < 4; n++) streams.push(await open(headers));
    expect((await open(headers)).status).toBe(429);
    for (const { stop } of streams) stop.abort();
    world().fleet.setFaults({});
  });
});
