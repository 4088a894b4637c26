import { ApiError } from './api-error.ts';

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON; a FormData as it is. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/**
 * A request to our own server. The header is what another site can't send along: without it the server doesn't look
 * at the session cookie.
 * @throws ApiError whatever is not a 2xx with JSON or nothing.
 */
export async function request<T>(path: string, { method = 'GET', body, signal }: RequestOptions = {}): Promise<T> {
  const json = body !== undefined && !(body instanceof FormData);
  const { status, ok, text } = await answerOf(path, {
    method,
    signal,
    credentials: 'same-origin',
    headers: { 'x-sitekeeper': 'web', ...(json ? { 'content-type': 'application/json' } : {}) },
    body: json ? JSON.stringify(body) : (body as FormData | undefined),
  });
  const data = parsed(text);
  if (ok && data !== undefined) return data as T;
  throw errorOf(status, data);
}

/** @throws ApiError none came, or not the whole of it. */
async function answerOf(path: string, init: RequestInit) {
  try {
    const answer = await fetch(path, init);
    return { status: answer.status, ok: answer.ok, text: await answer.text() };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, 'offline', 'Sitekeeper does not answer. Check that the server runs and that you are online.');
  }
}

function parsed(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function errorOf(status: number, body: unknown): ApiError {
  if (typeof body === 'object' && body !== null && 'code' in body && 'message' in body) {
    const data = 'data' in body && typeof body.data === 'object' && body.data !== null ? body.data : {};
    return new ApiError(status, String(body.code), String(body.message), data as Record<string, unknown>);
  }
  return new ApiError(status, 'unexpected', `The server answered ${status} without saying why. Look at its log.`);
}
