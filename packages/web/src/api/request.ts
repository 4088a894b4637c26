import { t } from '../texts/text.ts';
import { hasNoNetwork, noteAnswer, noteSilence } from './connection.ts';
import { earlyAnswer } from './early.ts';
import { canProve, proofGiven, type WayToProve } from './proof.ts';
import { errorInWords, errorOfAnswer, RequestError } from './request-error.ts';
import { canSignInAgain, signedInAgain } from './session-end.ts';

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON; a FormData is sent unchanged. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** False: repeating it does no harm. By default, every request except GET counts as a change. */
  readonly changes?: boolean;
  /** Instead of JSON. */
  readonly accept?: string;
  /** True: the caller handles a session that has ended. */
  readonly evenSignedOut?: boolean;
}

/**
 * A request to our own server. Another site can't send the header; without it, the server ignores the session cookie.
 * If the session has ended or proof is required, the request waits until the user has signed in again or given proof.
 * @throws RequestError for anything but a 2xx with JSON or without content.
 */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const answer = await send(path, options);
  const data = parsed(await textOf(answer, options));
  if (answer.ok && data !== undefined) return data as T;
  throw await errorInWords(answer.status, data);
}

/** The same for an answer that is a file. @throws RequestError, also if it breaks off. */
export async function file(path: string, options: RequestOptions): Promise<Blob> {
  const answer = await send(path, options);
  if (!answer.ok) throw await errorInWords(answer.status, parsed(await textOf(answer, options)));
  return answer.blob().catch(error => fail(error, options, false));
}

/** The same for an answer that arrives in pieces: its lines of JSON. @throws RequestError */
export async function* lines<T>(path: string, options: RequestOptions = {}): AsyncGenerator<T> {
  const answer = await send(path, options);
  if (!answer.ok) throw await errorInWords(answer.status, parsed(await textOf(answer, options)));
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const chunk = await reader?.read().catch(error => fail(error, options, false));
    if (!chunk || chunk.done) return;
    const [last = '', ...whole] = (rest + chunk.value).split('\n').reverse();
    rest = last;
    for (const line of whole.reverse()) if (line !== '') yield JSON.parse(line) as T;
  }
}

/** @throws RequestError if no answer arrives. */
async function send(path: string, options: RequestOptions): Promise<Response> {
  const { method = 'GET', body, signal, evenSignedOut, accept } = options;
  const json = body !== undefined && !(body instanceof FormData);
  const init: RequestInit = {
    method,
    signal,
    credentials: 'same-origin',
    headers: {
      'x-sitekeeper': 'web',
      ...(accept ? { accept } : {}),
      ...(json ? { 'content-type': 'application/json' } : {}),
    },
    body: json ? JSON.stringify(body) : (body as FormData | undefined),
  };
  for (;;) {
    const noNetwork = hasNoNetwork();
    const early = method === 'GET' && accept === undefined ? await earlyAnswer(path) : undefined;
    const answer = early ?? (await fetch(path, init).catch(error => fail(error, options, noNetwork)));
    noteAnswer();
    const refusal = await refusalIn(answer);
    if (refusal?.code === 'rest_not_logged_in' && !evenSignedOut && canSignInAgain()) await signedInAgain(signal);
    else if (refusal?.code.endsWith('_fresh_proof_needed') && canProve()) await proofGiven(refusal.proofs);
    else return answer;
  }
}

/** Problems that a page can solve before it sends the request again. */
async function refusalIn(answer: Response): Promise<{ code: string; proofs: readonly WayToProve[] } | undefined> {
  if (answer.status !== 401 && answer.status !== 403) return undefined;
  const body = parsed(
    await answer
      .clone()
      .text()
      .catch(() => ''),
  );
  const { code, data } = errorOfAnswer(answer.status, body);
  return { code, proofs: Array.isArray(data.proofs) ? (data.proofs as WayToProve[]) : [] };
}

function textOf(answer: Response, options: RequestOptions): Promise<string> {
  return answer.text().catch(error => fail(error, options, false));
}

/**
 * *
 * @param unsent The browser had no network when the request was to be sent.
 * @throws RequestError; aborted requests throw their own error.
 */
function fail(
  error: unknown,
  { method = 'GET', changes = method !== 'GET', signal }: RequestOptions,
  unsent: boolean,
): never {
  if (signal?.aborted || (error instanceof DOMException && error.name === 'AbortError')) throw error;
  noteSilence();
  throw new RequestError(0, 'offline', t(`api.${unsent ? 'offline' : 'away'}.${changes ? 'change' : 'read'}`));
}

function parsed(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
