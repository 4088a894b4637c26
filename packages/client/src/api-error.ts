import type { components } from './generated/api.ts';

/** The envelope of every error. */
export type ApiErrorBody = components['schemas']['Error'];

/** The server answered with an error. `code` is stable, `message` says what to do next. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  /** Further details, such as `params` with a message per invalid parameter. */
  readonly data: ApiErrorBody['data'];

  constructor(status: number, body: ApiErrorBody) {
    super(body.message);
    this.status = status;
    this.code = body.code;
    this.data = body.data;
  }
}
