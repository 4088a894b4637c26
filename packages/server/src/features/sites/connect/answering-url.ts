import { ConnectorError, probe } from '@sitekeeper/protocol';
import type { Ctx } from '../../../kernel/context.ts';
import { OutboundError } from '../../../ports/outbound/port.ts';
import type { MeantUrls } from './typed-address.ts';

/**
 * Which of the possible addresses the site is at. https counts unless nothing speaks TLS there: after a refused
 * certificate or any answer, http is not tried, so that nobody can get an unencrypted password by breaking the TLS of a
 * site. A single address isn't requested at all, and nothing secret is sent.
 */
export async function answeringUrl(ctx: Ctx, [https, http]: MeantUrls, verifyTls: boolean): Promise<string> {
  if (http === undefined) return https;
  try {
    await ctx.childSites.callUnsigned({ url: https, verifyTls }, 'sitekeeper', probe, {});
  } catch (error) {
    if (nothingSpeaksTls(error)) return http;
  }
  return https;
}

/** There was no connection, or the server didn't speak TLS. */
export function nothingSpeaksTls(error: unknown): boolean {
  const outbound = error instanceof ConnectorError ? error.cause : undefined;
  if (!(outbound instanceof OutboundError)) return false;
  if (outbound.fault === 'connect') return true;
  const { code = '', message = '' } = (outbound.cause ?? {}) as { code?: string; message?: string };
  return /^(EPROTO|ERR_SSL_)/.test(code) || (code === 'ECONNRESET' && /before secure TLS/.test(message));
}
