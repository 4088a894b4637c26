import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { parseInput } from '../../kernel/ability/validate.ts';
import { AppError } from '../../kernel/errors.ts';
import { JobEvents } from './job-events.ts';
import type { OpenStreams } from './open-streams.ts';
import type { WebDoor } from './web-door.ts';

const Query = Type.Object({
  jobs: Type.Optional(Type.String({ maxLength: 3000, pattern: '^[a-z]+_[0-9a-f-]{36}(,[a-z]+_[0-9a-f-]{36})*$' })),
});

const KIND = { name: 'jobs', perSession: 10 };

/** The progress of jobs, as server-sent events. Event streams cannot send our header, so the cookie alone counts. */
export function eventsRoutes(http: FastifyInstance, door: WebDoor, streams: OpenStreams): void {
  const events = new JobEvents(door.services);
  door.services.stopping.addEventListener('abort', () => events.close());

  http.get('/web/events', async (request, reply) => {
    const user = await door.streamUserOf(request);
    if (user.session === undefined) throw new AppError('rest_not_logged_in', 'Sign in.');
    const ids = idsIn(request);
    const leave = streams.enter(KIND, user);
    const stream = events.listen(user.session, ids);
    stream.once('close', leave);
    reply.raw.once('close', () => stream.destroy());
    reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no');
    return reply.send(stream);
  });
}

function idsIn(request: FastifyRequest): string[] {
  const { jobs } = request.query as { jobs?: string };
  const given = parseInput<{ jobs?: string }>(Query, jobs === undefined || jobs === '' ? {} : { jobs });
  return given.jobs === undefined ? [] : given.jobs.split(',');
}
