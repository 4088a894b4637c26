import { ApiError, type ApiErrorBody } from '@sitekeeper/client';
import { WorkError } from '../failure.ts';
import type { ServerAccess } from './login-file.ts';

/** No answer came from the server, or not from Sitekeeper: asking again may help. */
export class ServerAway extends WorkError {
  constructor(message: string) {
    super('server_away', message);
  }
}

interface ServerRequest {
  readonly method?: 'GET' | 'POST';
  /** Sent as JSON, unless it is a form. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request with the key. It follows no redirect: the key would go to another place. @throws ApiError, WorkError */
export async function askServer(access: ServerAccess, path: string, request: ServerRequest = {}): Promise<Response> {
  const { method = 'GET', body, headers } = request;
  const url = new URL(`${access.root}${path}`);
  const isJson = body !== undefined && !(body instanceof FormData);
  const sent = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      authorization: `Bearer ${access.key}`,
      accept: 'application/json',
      ...(isJson ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : (body as FormData) }),
  }).catch(error => {
    throw awayBecause(url.origin, error);
  });
  if (sent.ok) return sent;
  if (sent.status >= 300 && sent.status < 400) throw redirected(url, sent.headers.get('location'));
  throw await refusedBy(url.origin, sent);
}

export async function jsonFrom<T>(answer: Response): Promise<T> {
  try {
    return (await answer.json()) as T;
  } catch (error) {
    throw awayBecause(new URL(answer.url).origin, error);
  }
}

/** Why no answer came, as Node knows it. */
function awayBecause(origin: string, error: unknown): ServerAway {
  const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  return new ServerAway(`${origin} did not answer: ${cause?.code ?? cause?.message ?? message}.`);
}

async function refusedBy(origin: string, answer: Response): Promise<Error> {
  const body = (await answer.json().catch(() => undefined)) as Partial<ApiErrorBody> | undefined;
  if (typeof body?.code === 'string' && typeof body.message === 'string') {
    return new ApiError(answer.status, { ...body, message: advised(answer.status, body.message) } as ApiErrorBody);
  }
  const message = `${origin} answered ${answer.status} with something other than a Sitekeeper answer. Check the address.`;
  return answer.status >= 500 ? new ServerAway(message) : new WorkError('not_sitekeeper', message);
}

function advised(status: number, message: string): string {
  return status === 401 ? `${message} Log in with another key: sitekeeper login URL` : message;
}

function redirected(from: URL, location: string | null): WorkError {
  const to = location === null ? undefined : URL.parse(location, from.href)?.origin;
  const where = to === undefined ? '' : ` to ${to}`;
  return new WorkError('redirected', `${from.origin} redirects${where}. Log in there: sitekeeper login URL`);
}
