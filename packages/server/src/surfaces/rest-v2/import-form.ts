import { createHash } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { type TObject, Type } from 'typebox';
import {
  asRefusal,
  type OldDashboard,
  planMainwpImport,
  readUpload,
  UploadedKeys,
} from '../../features/imports/index.ts';
import { invalidParameters, parseInput } from '../../kernel/ability/validate.ts';
import { AppError } from '../../kernel/errors.ts';
import { coerce } from '../abilities/coerce.ts';
import type { Intake } from '../http/intake/intake.ts';
import { requirePlain } from '../http/read-body.ts';
import { requireReadableQuery } from '../http/read-text.ts';
import { inTermsOfRest } from './refusal.ts';

/** A form with an old dashboard, once it is read. Its files are gone. */
export interface ImportForm {
  readonly oldDashboard: OldDashboard;
  readonly fields: ImportFields;
  /** SHA-256 of its files: the same form sent again has another boundary. */
  readonly digest: string;
}

interface ImportFields {
  readonly prefix?: string;
  readonly dry_run?: boolean;
}

const { prefix, dry_run } = planMainwpImport.input.properties;
const fieldsSchema: TObject = Type.Object({ prefix, dry_run }, { additionalProperties: false });

/** A folder of 10,000 sites has as many key files, and a few others. */
const MOST_FILES = 50_000;
const LIMITS = {
  fileSize: Number.POSITIVE_INFINITY,
  files: MOST_FILES,
  fields: 20,
  parts: MOST_FILES + 20,
  fieldSize: 1000,
  fieldNameSize: 100,
};

/**
 * Reads the form as it arrives: fields, then keys, then the dump, of which nothing is kept but the rows that count.
 * @throws AppError
 */
export async function readImportForm(
  request: FastifyRequest,
  intake: Intake,
  { requestSeconds }: { readonly requestSeconds: number },
): Promise<ImportForm> {
  requireReadableQuery(request.url);
  if (!request.isMultipart()) {
    throw new AppError('unsupported_media_type', 'Send multipart/form-data, with the keys and then the dump.');
  }
  requirePlain(request.headers);
  intake.requireBody(request);
  const { socket } = request.raw;
  // However long it takes: only a sender who falls silent is disconnected.
  socket.setTimeout(requestSeconds * 1000);
  try {
    return await readParts(request);
  } catch (error) {
    // Unread data must not block the connection.
    request.raw.unpipe();
    request.raw.resume();
    throw asFormError(asRefusal(error));
  } finally {
    socket.setTimeout(0);
  }
}

async function readParts(request: FastifyRequest): Promise<ImportForm> {
  const given = new Map<string, unknown>();
  const keys = new UploadedKeys();
  const hash = createHash('sha256');
  let fields: ImportFields | undefined;
  let oldDashboard: OldDashboard | undefined;
  const fieldsOf = () => {
    const query = Object.entries(request.query as object).filter(([name]) => !name.startsWith('_'));
    const all = { ...Object.fromEntries(query), ...Object.fromEntries(given) };
    return parseInput<ImportFields>(fieldsSchema, coerce(fieldsSchema, all), 'rest');
  };
  for await (const part of request.parts({ limits: LIMITS })) {
    const { fieldname: name } = part;
    if (oldDashboard) throw invalid(name, 'must come before the dump, which is the last part of the form');
    if (part.type === 'field') {
      if (name === 'keys' || name === 'dump') throw invalid(name, 'must be a file, sent with a file name');
      if (fields) throw invalid(name, 'must come before the files');
      if (given.has(name)) throw invalid(name, 'must be given once');
      given.set(name, part.value);
      continue;
    }
    fields ??= fieldsOf();
    hash.update(`${name}\0${part.filename}\0`);
    if (name === 'keys') await keys.add(baseName(part.filename), hashed(part, hash));
    else if (name === 'dump') {
      const from = { kind: 'dump', bytes: hashed(part, hash) } as const;
      oldDashboard = await readUpload({ from, keys: keys.files(), prefix: fields.prefix });
      // What stands behind a whole gzip.
      part.file.resume();
    } else throw invalid(name, 'is not a known file; send keys, and then dump');
  }
  if (!oldDashboard) throw invalid('dump', 'is required');
  return { oldDashboard, fields: fields ?? {}, digest: hash.digest('hex') };
}

/** Browsers send the files of a folder with their path in it. */
const baseName = (path = '') => path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);

async function* hashed({ file }: MultipartFile, hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  for await (const chunk of file.iterator({ destroyOnReturn: false })) {
    hash.update(chunk as Buffer);
    yield chunk as Buffer;
  }
}

/** The parser reports form errors in many forms; only our own errors and bugs are left as they are. */
function asFormError(error: unknown): unknown {
  if (error instanceof AppError) return inTermsOfRest(error, name => name);
  if (error instanceof TypeError || error instanceof RangeError) return error;
  switch ((error as { code?: unknown }).code) {
    case 'FST_FILES_LIMIT':
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      return invalid('keys', `must be at most ${MOST_FILES} files; pack the folder as a ZIP`);
    default:
      return new AppError('rest_invalid_param', 'The multipart body is not well formed, or was cut off.');
  }
}

function invalid(path: string, message: string): AppError {
  return invalidParameters([{ path, message }]);
}
