import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach } from 'vitest';
import { feedOfRecords, makeWorld, manualClock, type RecordGiven, type World } from '../../../testing/index.ts';
import { serveFeed } from './feed-server.fixtures.ts';
import { refreshDueFeed } from './refresh-feed.ts';

export const feedRecords = (count: number): RecordGiven[] =>
  Array.from({ length: count }, (_, n) => ({ id: `record-${n}`, slug: `plugin-${n}` }));

/** Text of a feed of 30 records. */
export const WHOLE_FEED = feedOfRecords(feedRecords(30));

type Answer = (response: ServerResponse, headers: IncomingMessage['headers']) => void;

/** Before each test, a world whose feed is at an address that answers as the test says. */
export function useFeedAtAddress() {
  const clock = manualClock();
  let world: World;
  let server: Awaited<ReturnType<typeof serveFeed>>;
  let asked: IncomingMessage['headers'][];
  let answer: Answer;

  beforeEach(async () => {
    asked = [];
    server = await serveFeed((request, response) => {
      asked.push(request.headers);
      answer(response, request.headers);
    });
    world = await makeWorld({ parts: { clock } });
    await world.post('set-vulnerability-feed-v1', { source: server.url, key: 'made-up-key' });
  });
  afterEach(async () => {
    await world.close();
    await server.close();
  });

  async function read() {
    await refreshDueFeed(world.app.services);
    return (await world.get('get-vulnerability-feed-v1')).body;
  }
  return {
    clock,
    world: () => world,
    /** Address of the feed. */
    url: () => server.url,
    /** Headers of the requests so far. */
    asked: () => asked,
    answerBy(next: Answer) {
      answer = next;
    },
    give(text: string) {
      answer = response => void response.end(text);
    },
    /** Reads the feed if it is due. @returns how it is then. */
    read,
    /** Reads it again at once. */
    async again(input: object = {}) {
      await world.post('refresh-vulnerability-feed-v1', input);
      return read();
    },
    async idsStored(): Promise<string[]> {
      const rows = world.app.services.database.db.selectFrom('vulnerability_records').select('id').orderBy('id');
      return (await rows.execute()).map(({ id }) => id);
    },
  };
}
