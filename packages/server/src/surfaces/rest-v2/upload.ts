import { extname } from 'node:path';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { invalidParameters } from '../../kernel/ability/validate.ts';
import { AppError } from '../../kernel/errors.ts';
import { tooMuch } from '../../kernel/invalid-input.ts';
import type { HeldMemory } from '../http/intake/body-memory.ts';
import type { Intake } from '../http/intake/intake.ts';
import { requirePlain } from '../http/read-body.ts';
import { requireReadableQuery } from '../http/read-text.ts';
import type { GivenParameters } from './parameters.ts';
import { inTermsOfRest } from './refusal.ts';
import type { RestRoute } from './route.ts';
import type { Upload } from './route-facts.ts';

/** A route of any dialect. */
type UploadRoute = Pick<RestRoute, 'methods' | 'path' | 'upload'> & Partial<Pick<RestRoute, 'streamed'>>;

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Routes whose bodies are forms with a file. Only there are multipart bodies left unread until they are requested. */
export async function uploadRoutes<R extends UploadRoute>(
  scope: FastifyInstance,
  routes: readonly R[],
  before: (route: R, request: FastifyRequest) => Promise<void>,
  handlerOf: (route: R) => Handler,
): Promise<void> {
  await scope.register(async inner => {
    await inner.register(multipart);
    for (const route of routes.filter(takesFiles)) {
      const url = urlOf(route.path);
      const onRequest = (request: FastifyRequest) => before(route, request);
      inner.route({ method: [...route.methods], url, onRequest, handler: handlerOf(route) });
    }
  });
}

/** The body of the route is a form with files. */
export const takesFiles = ({ upload, streamed }: UploadRoute) => upload !== undefined || streamed !== undefined;

/** `{name}` is `:name` to the router. */
export function urlOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/**
 * Reads a form with a file. Called only once the caller is known to be allowed: until then nothing is read.
 * @throws AppError
 */
export async function givenInUpload(
  request: FastifyRequest,
  route: Pick<UploadRoute, 'upload'>,
  intake: Intake,
): Promise<GivenParameters> {
  const { field } = route.upload as Upload;
  requireReadableQuery(request.url);
  const given = { path: request.params as object, query: request.query as object, typed: false };
  if (request.headers['content-type'] === undefined) return { ...given, body: {} };
  if (!request.isMultipart()) {
    throw new AppError('unsupported_media_type', `Send the file as multipart/form-data, in the field ${field}.`);
  }
  requirePlain(request.headers);
  intake.requireBody(request);
  const held = intake.memoryFor(request);
  const endWatch = intake.watchForm(request);
  try {
    return { ...given, body: await readForm(request, route.upload as Upload, held) };
  } catch (error) {
    // Unread data must not block the connection.
    request.raw.unpipe();
    request.raw.resume();
    throw asBodyError(error, route.upload as Upload);
  } finally {
    endWatch();
  }
}

async function readForm(request: FastifyRequest, upload: Upload, held: HeldMemory): Promise<object> {
  const fields = new Map<string, unknown>();
  const limits = { fileSize: upload.mostBytes, files: 1, fields: 20, parts: 21, fieldSize: 1000, fieldNameSize: 100 };
  for await (const part of request.parts({ limits })) {
    if (fields.has(part.fieldname)) throw invalid(part.fieldname, 'must be given once');
    if (part.type === 'field') fields.set(part.fieldname, part.value);
    else fields.set(part.fieldname, await readFile(part, upload, held));
  }
  return Object.fromEntries(fields);
}

async function readFile(
  { fieldname, filename, file }: MultipartFile,
  upload: Upload,
  held: HeldMemory,
): Promise<unknown> {
  if (fieldname !== upload.field) throw invalid(fieldname, `is not a known file; send it as ${upload.field}`);
  if (!upload.extensions.includes(extname(filename ?? '').toLowerCase())) {
    throw invalid(fieldname, `must be a file whose name ends in ${upload.extensions.join(' or ')}`);
  }
  try {
    return await upload.read(counted(file.iterator({ destroyOnReturn: false }), held));
  } catch (error) {
    // Read to its end, so that a file that is too large is rejected for its size, whatever else is wrong with it.
    for await (const _rest of file);
    throw file.truncated ? tooLarge(upload) : error;
  }
}

/** The file stays in memory until the answer, so its bytes are counted. */
async function* counted(chunks: AsyncIterable<Buffer>, held: HeldMemory): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    held.grow(chunk.length);
    yield chunk;
  }
}

/** The parser reports form errors in many forms; only our own errors and bugs are left as they are. */
function asBodyError(error: unknown, upload: Upload): unknown {
  const { field } = upload;
  if (error instanceof AppError) return inTermsOfRest(error, () => field);
  if (error instanceof TypeError || error instanceof RangeError) return error;
  switch ((error as { code?: unknown }).code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return tooLarge(upload);
    case 'FST_FILES_LIMIT':
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      return invalid(field, 'must be the only file, with few fields beside it');
    default:
      return new AppError('rest_invalid_param', 'The multipart body is not well formed.');
  }
}

function tooLarge({ mostBytes }: Upload): AppError {
  const limit = mostBytes / 2 ** 20;
  return tooMuch('file_too_large', `The file is larger than ${limit} MiB. Split it.`, limit);
}

function invalid(path: string, message: string): AppError {
  return invalidParameters([{ path, message }]);
}
