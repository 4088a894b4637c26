import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { OpenStreams } from './open-streams.ts';
import { UsersStream } from './users-stream.ts';
import type { WebDoor } from './web-door.ts';

const ASKS = ['all', 'failed', 'missing'] as const;
const Body = Type.Object(
  {
    ask: Type.Optional(Type.Unsafe<(typeof ASKS)[number]>({ type: 'string', enum: [...ASKS] })),
    /** As in list-site-users-v1, which validates it. */
    input: Type.Optional(Type.Unsafe<object>({ type: 'object' })),
  },
  { additionalProperties: false },
);

/** Asking sites takes long: a browser that opens page after page must not accumulate such requests. */
const KIND = { name: 'users of sites', perSession: 4 };

/** The users of sites, streamed as the sites answer: a line of JSON for each state. */
export function siteUsersRoutes(http: FastifyInstance, door: WebDoor, open: OpenStreams): void {
  const streams = new Set<UsersStream>();
  door.services.stopping.addEventListener('abort', () => {
    for (const stream of streams) stream.interrupt();
  });

  http.post('/web/site-users', door.forUsers, async (request, reply) => {
    const actor = await door.userOf(request);
    const { ask = 'all', input = {} } = door.inputOf(request, Body);
    const leave = open.enter(KIND, actor);
    const ctx = door.ctx(request, actor);
    const stream = new UsersStream(ctx, { requestId: request.id, session: actor.session });
    streams.add(stream);
    stream.lines.once('close', () => {
      leave();
      stream.stop();
      streams.delete(stream);
    });
    reply.raw.once('close', () => stream.lines.destroy());
    await stream.begin(ask, input);
    reply.type('application/x-ndjson; charset=utf-8').header('x-accel-buffering', 'no');
    return reply.send(stream.lines);
  });
}
