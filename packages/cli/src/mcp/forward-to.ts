import type { Forward, Forwarded } from '@sitekeeper/server';
import { UsageError } from '../failure.ts';
import { messagesIn } from './messages-in.ts';

const REVISION = '2026-07-28';
const PREFIX = 'io.modelcontextprotocol/';

export interface ServerOfKey {
  readonly url: string;
  readonly key: string;
  readonly toolsets: string;
  readonly readOnly: boolean;
}

/** Sends requests of an assistant to the MCP of a server, each by itself. @throws UsageError for an address that is none. */
export function forwardTo({ url, key, toolsets, readOnly }: ServerOfKey): Forward {
  const address = addressOf(url);
  if (toolsets !== '') address.searchParams.set('toolsets', toolsets);
  if (readOnly) address.searchParams.set('read_only', '1');
  let id = 0;
  const ask: Forward = async request => {
    id += 1;
    const answer = await fetch(address, {
      method: 'POST',
      headers: headersOf(request, key),
      body: JSON.stringify({ jsonrpc: '2.0', id, method: request.method, params: paramsOf(request) }),
      signal: request.signal,
      redirect: 'error',
    });
    for await (const message of messagesIn(answer)) {
      const { method, params, result, error } = (message ?? {}) as Message;
      if (method !== undefined) await request.notify(method, params ?? {});
      else if (result !== undefined) return result;
      else throw new Error(error?.message ?? refusalOf(message) ?? lost(request, `HTTP ${answer.status}`));
    }
    throw new Error(lost(request, `HTTP ${answer.status}`));
  };
  return request =>
    ask(request).catch((error: Error) => {
      // So fetch says that the connection failed or broke off.
      if (!(error instanceof TypeError && error.cause instanceof Error)) throw error;
      // Of several addresses of a name, none of which was reached, Node has only the code.
      const { message, code } = error.cause as NodeJS.ErrnoException;
      throw new Error(lost(request, message || (code ?? error.message)));
    });
}

interface Message {
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly message?: string };
}

/** A key must not travel in the clear, except on this machine. */
function addressOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const here = url && /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && here))) {
    throw new UsageError(
      'The address that you logged in to, or SITEKEEPER_URL, must be the https address of a server, such as https://keeper.example.',
    );
  }
  url.pathname = `${url.pathname.replace(/\/+$/, '').replace(/\/mcp$/, '')}/mcp`;
  return url;
}

function headersOf({ method, params }: Forwarded, key: string): Record<string, string> {
  const name = method === 'resources/read' ? params.uri : params.name;
  return {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'mcp-protocol-version': REVISION,
    'mcp-method': method,
    ...(typeof name === 'string' ? { 'mcp-name': headerText(name) } : {}),
  };
}

/** Other characters than those of a header go in Base64, between the marks that the specification names. */
function headerText(text: string): string {
  return /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(text) && !text.startsWith('=?')
    ? text
    : `=?base64?${Buffer.from(text).toString('base64')}?=`;
}

function paramsOf({ params, client }: Forwarded): object {
  const meta = (params._meta ?? {}) as object;
  return {
    ...params,
    _meta: {
      ...meta,
      [`${PREFIX}protocolVersion`]: REVISION,
      [`${PREFIX}clientCapabilities`]: {},
      [`${PREFIX}clientInfo`]: client ?? { name: 'sitekeeper mcp', version: '1' },
    },
  };
}

/** What is wrong before the protocol begins, such as the key, has an envelope of its own. */
function refusalOf(message: unknown): string | undefined {
  const { message: text } = (message ?? {}) as { message?: unknown };
  return typeof text === 'string' ? text : undefined;
}

/** No answer came, or one that is not of the server but of something before it. */
function lost({ method }: Forwarded, why: string): string {
  const next = method === 'tools/call' ? 'It may have been done: look before you call it again.' : 'Ask again.';
  return `No answer of the server arrived (${why}). ${next}`;
}
