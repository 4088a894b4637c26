import { ApiError, type ApiErrorBody } from './api-error.ts';

/** The result of every call of the client. */
interface Result<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/**
 * Returns the data of a call, or throws its error.
 * @throws ApiError if the server answered with an error; Error if the answer is not from Sitekeeper.
 */
export async function dataOf<Data>(call: Promise<Result<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  if (response.ok && data !== undefined) return data;
  if (isErrorBody(error)) throw new ApiError(response.status, error);
  throw new Error(
    `The server answered ${response.status} with something other than a Sitekeeper answer. Check the address.`,
  );
}

function isErrorBody(value: unknown): value is ApiErrorBody {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value && 'data' in value;
}
