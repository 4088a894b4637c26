import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Attempts } from '../../features/attempts/index.ts';
import { type Branding, brandingOf } from '../../features/branding/index.ts';
import {
  openPortal,
  portalMonths,
  portalPage,
  RECENT_REPORT,
  recentDays,
  renderRefusal,
} from '../../features/portal/index.ts';
import { clientReport, printReportNow, reportFileName } from '../../features/report-prints/index.ts';
import { daysOfMonth } from '../../features/reports/index.ts';
import type { Services } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { processFaultOf } from '../../kernel/process/process-fault.ts';
import { MINUTE_MS } from '../../kernel/time/durations.ts';
import { errorBody, sendError } from '../http/errors.ts';
import { addressKey } from '../http/intake/client-address.ts';
import { SharedCounts } from '../http/shared-counts.ts';
import { laterPage, PORTAL_HEADERS } from './later-page.ts';

/** Of one link, each minute: a report takes time to make, a PDF more. */
const MOST = { page: 60, pdf: 10 } as const;

interface Path {
  readonly token: string;
  readonly report?: string;
}

/** What the client of an agency sees by its link, without signing in: no cookie is read or set. */
export function portalRoutes(http: FastifyInstance, services: Services): void {
  const attempts = new Attempts(services);
  const counts = {
    page: new SharedCounts(services, { scope: 'portal.page', most: MOST.page, windowMs: MINUTE_MS }),
    pdf: new SharedCounts(services, { scope: 'portal.pdf', most: MOST.pdf, windowMs: MINUTE_MS }),
  };

  http.register(async scope => {
    scope.setErrorHandler((error, request, reply) => failed(error, request, reply, undefined));
    scope.get<{ Params: Path }>('/portal/:token', (request, reply) => answer(request, reply, 'page'));
    scope.get<{ Params: Path }>('/portal/:token/:report', (request, reply) =>
      answer(request, reply, request.params.report?.endsWith('.pdf') ? 'pdf' : 'page'),
    );
  });

  async function answer(request: FastifyRequest<{ Params: Path }>, reply: FastifyReply, kind: 'page' | 'pdf') {
    reply.headers(PORTAL_HEADERS);
    const clientId = await openPortal(services, request.params.token);
    if (clientId === undefined) return refuse(request, reply);
    try {
      return await show(clientId, request.params, reply, kind);
    } catch (error) {
      return failed(error, request, reply, clientId);
    }
  }

  async function show(clientId: number, { token, report }: Path, reply: FastifyReply, kind: 'page' | 'pdf') {
    // The store has the id of the client, not the token.
    const { current } = await counts[kind].next(String(clientId));
    if (current > MOST[kind]) return refused(reply, 429, 'tooMany');
    if (report === undefined) return reply.send((await portalPage(services, clientId, `/portal/${token}`)).html);
    const name = report.replace(/\.pdf$/, '');
    const branding = await brandingOf(services.database.db, clientId);
    const days = await daysOf(clientId, name, branding);
    if (days === undefined) return refused(reply, 404, 'wrong');
    const made = await clientReport(services, { clientId, ...days });
    if (kind === 'page') return reply.send(made.html);
    const pdf = await printReportNow(services, made);
    const disposition = `attachment; filename="${reportFileName(made)}"`;
    return reply.type('application/pdf').header('content-disposition', disposition).send(Buffer.from(pdf));
  }

  /** @returns the days of a report of the portal; undefined if there is none of the name. */
  async function daysOf(clientId: number, name: string, branding: Branding) {
    if (name === RECENT_REPORT) return recentDays(services, branding);
    return (await portalMonths(services, clientId, branding)).includes(name) ? daysOfMonth(name) : undefined;
  }

  /** A valid link works whatever failed before; whoever tries many others is slowed down. */
  async function refuse({ ip }: FastifyRequest, reply: FastifyReply) {
    const most = services.settings.failedLoginsPerMinute;
    try {
      await attempts.count({ scope: 'portal.address', subject: addressKey(ip), most, windowMs: MINUTE_MS });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error;
      reply.header('retry-after', Number(error.data.retry_after));
      return refused(reply, 429, 'tooMany');
    }
    return refused(reply, 404, 'wrong');
  }

  async function refused(reply: FastifyReply, status: 404 | 429, reason: 'wrong' | 'tooMany') {
    return reply.code(status).send(renderRefusal(await brandingOf(services.database.db, null), reason));
  }

  /** What is wrong with this server is said in its log, and to those who run it, not to their clients. */
  async function failed(
    error: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
    clientId: number | undefined,
  ): Promise<FastifyReply> {
    const { namespace } = services.settings;
    if (error instanceof AppError && error.status < 500 && error.status !== 429) {
      return sendError(error, request, reply.type('application/json; charset=utf-8'), namespace);
    }
    const { data } = errorBody(error, { namespace, requestId: request.id, log: request.log });
    if (typeof data.retry_after === 'number') reply.header('retry-after', data.retry_after);
    const isStoreAway = processFaultOf(error) === 'storage_unavailable';
    const branding = isStoreAway ? undefined : await readBranding(clientId ?? null);
    const reason = data.status === 429 ? 'tooMany' : 'later';
    const page = branding ? renderRefusal(branding, reason) : laterPage(request.headers['accept-language']);
    return reply.code(data.status).headers(PORTAL_HEADERS).send(page);
  }

  /** @returns undefined if it can't be read. */
  function readBranding(clientId: number | null): Promise<Branding | undefined> {
    return brandingOf(services.database.db, clientId).catch(() => undefined);
  }
}
