import { expect, it } from 'vitest';
import { OpenStreams } from './open-streams.ts';

const JOBS = { name: 'jobs', perSession: 2 };
const USERS = { name: 'users', perSession: 1 };
const tooMany = expect.objectContaining({ code: 'too_many_requests', data: { retry_after: 10 } });

it('a browser may have a limited number of streams of each kind, and new ones once it closes some', () => {
  const streams = new OpenStreams(100);
  const leave = streams.enter(JOBS, { id: 1, session: 1 });
  streams.enter(JOBS, { id: 1, session: 1 });
  expect(() => streams.enter(JOBS, { id: 1, session: 1 })).toThrow(tooMany);
  streams.enter(USERS, { id: 1, session: 1 });
  streams.enter(JOBS, { id: 1, session: 2 });
  leave();
  leave();
  streams.enter(JOBS, { id: 1, session: 1 });
  expect(() => streams.enter(JOBS, { id: 1, session: 1 })).toThrow(tooMany);
});

it('a user may have 30 streams in all browsers together, independent of other users', () => {
  const streams = new OpenStreams(100);
  for (let session = 0; session < 30; session++) streams.enter(JOBS, { id: 1, session });
  // Fails without the limit per user: the thirty-first opens.
  expect(() => streams.enter(JOBS, { id: 1, session: 31 })).toThrow(tooMany);
  streams.enter(JOBS, { id: 2, session: 31 });
});

it('all streams together are limited, and further ones are refused because the server is busy', () => {
  const streams = new OpenStreams(3);
  const leave = [1, 2, 3].map(id => streams.enter(JOBS, { id, session: id }));
  const busy = expect.objectContaining({ code: 'server_busy', data: { retry_after: 10 } });
  expect(() => streams.enter(JOBS, { id: 4, session: 4 })).toThrow(busy);
  leave[0]?.();
  streams.enter(JOBS, { id: 4, session: 4 });
});
