import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../kernel/errors.ts';
import { yesOrNo } from '../../kernel/text/yes-or-no.ts';
import { challengeOfMcp } from '../http/credentials/challenge.ts';
import type { Door } from '../http/door.ts';
import { sendError } from '../http/errors.ts';
import { readJsonBody } from '../http/read-body.ts';
import type { McpCaller } from './caller.ts';
import { METADATA_PATH, protectedResource } from './protected-resource.ts';
import { requireOwnOrigin } from './require-own-origin.ts';
import type { ServeMcp } from './serve-request.ts';
import { TOOLSETS, toolsetsIn } from './tools/toolsets.ts';
import { Waits } from './waits.ts';

export const MCP_PATH = '/mcp';

/** MCP over streamable HTTP, without sessions. The library behind it is loaded by the first request. */
export function mcpRoutes(http: FastifyInstance, door: Door): void {
  const { settings } = door;
  if (!settings.mcp) return;
  const waits = new Waits(settings.streams);
  let serving: ServeMcp | undefined;
  const serve = async ({ server: { log } }: FastifyRequest) => {
    const { mcpOverHttp } = await import('./serve-request.ts'); // where it fails, the next request tries again; Node 22 only if it was this file
    serving ??= mcpOverHttp(error => log.warn({ err: error }, 'a message of an assistant was refused'));
    return serving;
  };

  http.register(async scope => {
    scope.setErrorHandler((error, request, reply) => {
      if (error instanceof AppError && error.status === 401) {
        reply.header('www-authenticate', challengeOfMcp(`${door.originOf(request)}${METADATA_PATH}${MCP_PATH}`));
      }
      return sendError(error, request, reply, settings.namespace);
    });
    scope.post(MCP_PATH, { onRequest: request => enter(request) }, async (request, reply) => {
      const caller = await callerOf(request);
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const message = readJsonBody(request, undefined);
      if (Array.isArray(message)) throw batchRefused();
      const answer = await (await serve(request))(webRequest(request, door, gone.signal), message, caller);
      return send(reply, answer);
    });
    scope.route({
      method: ['GET', 'DELETE', 'PUT', 'PATCH'],
      url: MCP_PATH,
      config: { ignoresBody: true },
      handler: async (_request, reply) => {
        reply.header('allow', 'POST');
        throw new AppError(
          'rest_invalid_method',
          'Send MCP messages by POST. There are no sessions and no GET stream.',
        );
      },
    });
  });
  for (const path of [METADATA_PATH, `${METADATA_PATH}${MCP_PATH}`]) {
    http.get(path, async request => protectedResource(`${door.originOf(request)}${MCP_PATH}`));
  }

  async function enter(request: FastifyRequest): Promise<void> {
    requireOwnOrigin(request, door.originOf(request));
    await actorOf(request);
  }

  /** Pages have a session: they are no assistants, and one in a page must not act as its user. */
  async function actorOf(request: FastifyRequest) {
    if (request.headers.authorization === undefined) throw new AppError('rest_not_logged_in', LOG_IN);
    return door.actorOf(request);
  }

  async function callerOf(request: FastifyRequest): Promise<McpCaller> {
    const { toolsets = '', read_only } = request.query as { toolsets?: unknown; read_only?: unknown };
    const { wanted, unknown } = toolsetsIn(String(toolsets));
    if (unknown.length > 0) throw unknownToolsets(unknown);
    const mayOnlyRead = onlyReads(read_only);
    return {
      ctx: door.ctx(request, await actorOf(request)),
      abilities: door.catalogue.all(),
      toolsets: wanted,
      readOnly: settings.mcpReadOnly || mayOnlyRead,
      client: request.headers['user-agent'] ?? '',
      waits,
    };
  }
}

/** The specification has none since 2025-06-18; and one would count as a single request of its key. */
function batchRefused(): AppError {
  return new AppError('rest_invalid_param', 'Send one message per request, not a list of them.');
}

/** @throws AppError for a word that is neither yes nor no: whoever writes it wants less than all that the key allows. */
function onlyReads(given: unknown): boolean {
  const words = given === undefined ? [] : [given].flat().map(word => yesOrNo(String(word)));
  if (!words.includes(undefined)) return words.includes(true);
  const message = 'read_only must be 1 or 0, and 1 lets the assistant only read.';
  throw new AppError('rest_invalid_param', message, { errors: [{ path: 'read_only', message: 'must be 1 or 0' }] });
}

const LOG_IN = 'Send an API key: Authorization: Bearer <key>. An admin creates one on the page API Keys.';

function unknownToolsets(unknown: readonly string[]): AppError {
  const known = ['default', 'all', ...TOOLSETS].join(', ');
  const message = `There is no toolset ${unknown.slice(0, 5).join(', ').slice(0, 200)}. Use: ${known}.`;
  return new AppError('rest_invalid_param', message, {
    errors: [{ path: 'toolsets', message: `must be one of: ${known}` }],
  });
}

/** Its body is given beside it, parsed with our limits. */
function webRequest(request: FastifyRequest, door: Door, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !name.startsWith(':'))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return new Request(`${door.originOf(request)}${MCP_PATH}`, { method: 'POST', headers, signal });
}

function send(reply: FastifyReply, answer: Response): FastifyReply {
  reply.code(answer.status);
  for (const [name, value] of answer.headers) if (name !== 'connection') reply.header(name, value);
  if (answer.body === null) return reply.send();
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream'))
    return reply.send(Readable.fromWeb(answer.body as never));
  return reply.header('x-accel-buffering', 'no').send(Readable.fromWeb(answer.body as never));
}
