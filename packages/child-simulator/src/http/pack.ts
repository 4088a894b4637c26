import { gzipSync } from 'node:zlib';
import type { FaultName } from '../faults/names.ts';
import type { SimulatedReply, SiteRequest } from '../http-reply.ts';

/** Web servers do not compress smaller answers. */
const LEAST_BYTES = 20;
const BOMB_MIB = 48;
/** One compressed piece repeated, which is valid gzip: compressing it all would block every site of this process. */
const PIECE = gzipSync('QUFB'.repeat(262_144));
const BOMB = Buffer.concat([gzipSync('<mainwp>'), ...Array.from({ length: BOMB_MIB }, () => PIECE)]);

/** Compresses an answer as a web server in front of WordPress does, or as a fault demands. */
export function pack(
  reply: SimulatedReply,
  request: SiteRequest,
  faults: ReadonlySet<FaultName>,
  gzip: boolean,
): SimulatedReply {
  if (typeof reply === 'string' || reply.drip || reply.repeat !== undefined || reply.body === '') return reply;
  const packed = packedBody(reply.body, faults, gzip && accepts(request));
  return packed === undefined
    ? reply
    : { ...reply, packed, headers: { ...reply.headers, 'content-encoding': 'gzip', vary: 'accept-encoding' } };
}

function packedBody(body: string, faults: ReadonlySet<FaultName>, asked: boolean): Buffer | undefined {
  if (faults.has('gzip_bomb')) return BOMB;
  const wanted = faults.has('gzip_forced') || faults.has('gzip_broken') || (asked && body.length >= LEAST_BYTES);
  if (!wanted) return undefined;
  const packed = gzipSync(body, { level: 1 });
  return faults.has('gzip_broken') ? packed.subarray(0, packed.length >> 1) : packed;
}

function accepts({ headers = {} }: SiteRequest): boolean {
  return /\bgzip\b/.test(headers['accept-encoding'] ?? '');
}
