import { beforeAll, describe, expect, it } from 'vitest';
import { createJob } from '../../features/jobs/index.ts';
import { storeSite, useWorld } from '../../testing/fixtures.ts';

const world = useWorld();
let site: number;
beforeAll(async () => {
  site = await storeSite(world(), { url: 'https://a.example/' });
});

const queue = () =>
  world().app.services.database.write(trx =>
    createJob(trx, world().app.ctx({ kind: 'system', name: 'test' }), 'sync', [site]),
  );

interface Event {
  readonly event: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into events of every shape
  readonly data: any;
}

/** Opens an event stream as a browser does: with the cookie and no header of our own. */
async function open(cookie: string, query = '', headers: Record<string, string> = {}) {
  const stop = new AbortController();
  const answer = await fetch(`${world().origin}/web/events${query}`, {
    headers: { cookie, ...headers },
    signal: stop.signal,
  });
  return { status: answer.status, type: answer.headers.get('content-type'), next: reader(answer), stop };
}

/** Each call gives the next event; undefined at the end of the stream. */
function reader(answer: Response): () => Promise<Event | undefined> {
  const lines = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  return async () => {
    for (;;) {
      const [block, ...more] = rest.split('\n\n');
      if (more.length > 0) {
        rest = more.join('\n\n');
        const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(block ?? '') ?? [];
        if (event) return { event, data: JSON.parse(data ?? '') };
        continue;
      }
      const chunk = await lines?.read();
      if (!chunk || chunk.done) return undefined;
      rest += chunk.value;
    }
  };
}

describe('/web/events', () => {
  it('sends the progress of jobs: running ones, each change, and their end once', async () => {
    const { cookie = '' } = await world().signIn(await world().webUser('vera', 'viewer'));
    const first = await queue();
    const stream = await open(cookie);
    expect([stream.status, stream.type]).toEqual([200, 'text/event-stream; charset=utf-8']);
    const begun = await stream.next();
    expect(begun).toMatchObject({ event: 'jobs', data: { jobs: [{ job_id: first, status: 'queued', total: 1 }] } });
    const second = await queue();
    expect((await stream.next())?.data.jobs).toMatchObject([{ job_id: second, status: 'queued' }]);
    await world().post('cancel-job-v1', { job_id: first });
    expect((await stream.next())?.data.jobs).toMatchObject([{ job_id: first, status: 'canceled' }]);
    await world().post('cancel-job-v1', { job_id: second });
    expect((await stream.next())?.data.jobs).toMatchObject([{ job_id: second, status: 'canceled' }]);
    stream.stop.abort();
  });

  it('sends only the requested jobs, completed ones too', async () => {
    const { cookie = '' } = await world().signIn(await world().webUser('vivi', 'viewer'));
    const [ended, other] = [await queue(), await queue()];
    await world().post('cancel-job-v1', { job_id: ended });
    const stream = await open(cookie, `?jobs=${ended}`);
    expect((await stream.next())?.data.jobs).toMatchObject([{ job_id: ended, status: 'canceled' }]);
    stream.stop.abort();
    await world().post('cancel-job-v1', { job_id: other });
    expect((await open(cookie, '?jobs=1;drop')).status).toBe(400);
  });

  it('ends with the session', async () => {
    const headers = await world().signIn(await world().webUser('otto', 'operator'));
    const stream = await open(headers.cookie ?? '');
    await world().request('/web/session', { method: 'DELETE', auth: '', headers });
    expect(await stream.next()).toEqual({ event: 'bye', data: {} });
    expect(await stream.next()).toBeUndefined();
    expect((await open(headers.cookie ?? '')).status).toBe(401);
  });

  it('is only for signed-in browsers on our own pages, with a limited number of streams each', async () => {
    const { cookie = '' } = await world().signIn(await world().webUser('anna', 'admin'));
    expect((await open('')).status).toBe(401);
    expect((await open('', '', { authorization: world().admin })).status).toBe(401);
    expect((await open(cookie, '', { 'sec-fetch-site': 'cross-site' })).status).toBe(401);
    const streams = [];
    for (let n = 0; n < 10; n++) streams.push(await open(cookie, '', { 'sec-fetch-site': 'same-origin' }));
    expect(streams.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await open(cookie)).status).toBe(429);
    for (const { stop } of streams) stop.abort();
  });
});
