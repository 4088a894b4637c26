import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { brandingInput, brandingOf, draftBranding, updateBranding } from '../../features/branding/index.ts';
import { mailTexts } from '../../features/report-mails/index.ts';
import { clientReport, reportFileName } from '../../features/report-prints/index.ts';
import { buildReport, getClientReport, renderReport, reportInput, wantedDays } from '../../features/reports/index.ts';
import { requireAllowed } from '../../kernel/ability/permission.ts';
import { parseInput } from '../../kernel/ability/validate.ts';
import type { WebDoor } from './web-door.ts';

/** A report has a style of its own and pictures in it, and nothing else; only our own pages may show it in a frame. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

const { client_id_or_email: _, ...chosen } = reportInput;
const Query = Type.Object(chosen, { additionalProperties: false });
const Draft = Type.Object(
  {
    /** False: it is the default of all clients. */
    of_client: Type.Boolean(),
    branding: Type.Object(brandingInput, { additionalProperties: false }),
  },
  { additionalProperties: false },
);

/** The report of a client as a document, for a frame of the pages or a window of its own: so the cookie alone counts. */
export function reportRoutes(http: FastifyInstance, door: WebDoor): void {
  http.get<{ Params: { id: string } }>('/web/clients/:id/report', async (request, reply) => {
    const ctx = door.ctx(request, await door.streamUserOf(request));
    requireAllowed(ctx, getClientReport);
    const clientId = clientIdIn(request.params.id);
    const { month, from, to, time_zone, ...wanted } = parseInput<QueryGiven>(Query, queryOf(request));
    const days = await wantedDays(ctx, clientId, { month, from, to, timeZone: time_zone });
    const report = await buildReport(ctx, { ...wanted, clientId, ...days });
    const branding = await brandingOf(ctx.database.db, clientId);
    return asDocument(reply).send(renderReport(report, branding));
  });

  http.post<{ Params: { id: string } }>('/web/clients/:id/report/draft', door.forUsers, async (request, reply) => {
    return asDocument(reply).send((await drafted(request)).html);
  });

  http.post<{ Params: { id: string } }>('/web/clients/:id/report/draft-mail', door.forUsers, async request => {
    const made = await drafted(request);
    const { subject, text } = mailTexts(made);
    const { senderName, name } = made.branding;
    return {
      sender: senderName || name,
      subject,
      text,
      file_name: reportFileName(made),
      language: made.report.language,
    };
  });

  /** The report of last month with branding that is not saved. */
  async function drafted(request: FastifyRequest<{ Params: { id: string } }>) {
    const ctx = door.ctx(request, await door.userOf(request));
    requireAllowed(ctx, updateBranding);
    const { of_client, branding: given } = door.inputOf(request, Draft);
    const clientId = clientIdIn(request.params.id);
    const branding = await draftBranding(ctx.database.db, clientId, given, of_client);
    const days = await wantedDays(ctx, clientId, { timeZone: branding.timeZone });
    return clientReport(ctx, { clientId, branding, ...days });
  }
}

const clientIdIn = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : 0);

const asDocument = (reply: FastifyReply) =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).header('cache-control', 'no-store');

type QueryGiven = Parameters<typeof wantedDays>[2] & {
  readonly time_zone?: string;
  readonly language?: 'en' | 'de';
  readonly sections?: Parameters<typeof buildReport>[1]['sections'];
};

/** Sections are separated by commas; '' means none. */
function queryOf(request: FastifyRequest): object {
  const { sections, ...query } = request.query as Record<string, string | undefined>;
  if (sections === undefined) return query;
  return { ...query, sections: String(sections).split(',').filter(Boolean) };
}
