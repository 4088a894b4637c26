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
import { addressKey } from '../http/intake/client-address.ts';
import { SharedCounts } from '../http/shared-counts.ts';

const MINUTE = 60_000;
/** Of one link, each minute: a report takes time to make, a PDF more. */
const MOST = { page: 60, pdf: 10 } as const;

/** No scripts, nothing from elsewhere, and the address, which is a secret, goes nowhere. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'private, no-store',
};

interface Path {
  readonly token: string;
  readonly report?: string;
}

/** What the client of an agency sees by its link, without signing in: no cookie is read or set. */
export function portalRoutes(http: FastifyInstance, services: Services): void {
  const attempts = new Attempts(services);
  const counts = {
    page: new SharedCounts(services, { scope: 'portal.page', most: MOST.page, windowMs: MINUTE }),
    pdf: new SharedCounts(services, { scope: 'portal.pdf', most: MOST.pdf, windowMs: MINUTE }),
  };

  http.get<{ Params: Path }>('/portal/:token', (request, reply) => answer(request, reply, 'page'));
  http.get<{ Params: Path }>('/portal/:token/:report', (request, reply) =>
    answer(request, reply, request.params.report?.endsWith('.pdf') ? 'pdf' : 'page'),
  );

  async function answer(request: FastifyRequest<{ Params: Path }>, reply: FastifyReply, kind: 'page' | 'pdf') {
    const { token, report } = request.params;
    reply.headers(HEADERS).type('text/html; charset=utf-8');
    const clientId = await openPortal(services, token);
    if (clientId === undefined) return refuse(request, reply);
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
      await attempts.count({ scope: 'portal.address', subject: addressKey(ip), most, windowMs: MINUTE });
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
}
