import type { Socket } from 'node:net';
import { ERRORS, type ErrorCode, wireCode } from '../../../kernel/errors.ts';
import { statusText } from '../status-text.ts';

/** Answers what never became a request: it was too slow, had too large headers, or is not HTTP. */
export function answerClientError(error: { readonly code?: string }, socket: Socket, namespace: string): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { _httpMessage: begun } = socket as Socket & { _httpMessage?: { readonly headersSent: boolean } };
  if (!socket.writable || begun?.headersSent) {
    socket.destroy();
    return;
  }
  const { status, code, message } = refusalOf(error.code);
  const body = JSON.stringify({ code: wireCode(code, namespace), message, data: { status } });
  const head = [
    `HTTP/1.1 ${status} ${statusText(status)}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

function refusalOf(code: string | undefined): { status: number; code: ErrorCode; message: string } {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT': {
      const message = 'The request did not arrive in time. Try again on a faster connection.';
      return { status: ERRORS.request_timeout.status, code: 'request_timeout', message };
    }
    case 'HPE_HEADER_OVERFLOW':
      return { status: 431, code: 'rest_invalid_param', message: 'The headers are larger than 16 KiB.' };
    default:
      return { status: 400, code: 'rest_invalid_param', message: 'The request is not well formed.' };
  }
}
