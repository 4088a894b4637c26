import { gzipSync } from 'node:zlib';
import type { FaultName } from '../faults/names.ts';
import type { Reply, SiteRequest } from '../reply.ts';

/** Smaller answers aren't worth it to a web server. */
const LEAST_BYTES = 20;
const BOMB_MIB = 48;
let bomb: Buffer | undefined;

/** Packs an answer as the web server in front of WordPress does when it is asked to, or as a fault has it. */
export function pack(reply: Reply, request: SiteRequest, faults: ReadonlySet<FaultName>, gzip: boolean): Reply {
  if (typeof reply === 'string' || reply.drip || reply.repeat !== undefined || reply.body === '') return reply;
  const packed = packedBody(reply.body, faults, gzip && accepts(request));
  return packed === undefined
    ? reply
    : { ...reply, packed, headers: { ...reply.headers, 'content-encoding': 'gzip', vary: 'accept-encoding' } };
}

function packedBody(body: string, faults: ReadonlySet<FaultName>, asked: boolean): Buffer | undefined {
  if (faults.has('gzip_bomb')) {
    bomb ??= gzipSync(`<mainwp>${'QUFB'.repeat((BOMB_MIB * 1024 * 1024) / 4)}`);
    return bomb;
  }
  const wanted = faults.has('gzip_forced') || faults.has('gzip_broken') || (asked && body.length >= LEAST_BYTES);
  if (!wanted) return undefined;
  const packed = gzipSync(body, { level: 1 });
  return faults.has('gzip_broken') ? packed.subarray(0, packed.length >> 1) : packed;
}

function accepts({ headers = {} }: SiteRequest): boolean {
  return /\bgzip\b/.test(headers['accept-encoding'] ?? '');
}
