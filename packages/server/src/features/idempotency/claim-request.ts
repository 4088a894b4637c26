import { createHash } from 'node:crypto';
import type { Actor, Services } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { openReadable, type SealedColumn } from '../../ports/secrets/port.ts';
import {
  deleteIdempotencyRow,
  type IdempotencyPlace,
  type IdempotencyRow,
  insertIdempotencyRow,
  selectIdempotencyRow,
  updateIdempotencyRow,
} from './idempotency.store.ts';

/** Answers are stored and replayed for this long. Source: docs/spec/rest-v2.md#idempotency. */
const KEPT_MS = 24 * 3600_000;
/** The process that runs a request extends its lease; a dead one is noticed after this long. */
const LEASE_MS = 60_000;
const ASK_AGAIN_SECONDS = 2;

/** An answer as it was sent. `headers` are those of the answer, not of its transfer. */
export interface KeptAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string;
}

/** The right to run a request. End it once: with the answer, or by releasing it if nothing was run. */
export interface Claim {
  keep(answer: KeptAnswer): Promise<void>;
  free(): Promise<void>;
}

/**
 * Lets a request with an idempotency key run once. Of the same ones one runs, whichever process gets them; one whose
 * process has died is never run again, because its outcome is unknown.
 * @param request What makes two requests the same: method, path, body. Kept as a digest, sealed.
 * @returns the right to run it, or the answer that it has had.
 * @throws AppError idempotency_key_reused, idempotency_in_progress, idempotency_outcome_unknown.
 */
export async function claimRequest(
  services: Services,
  actor: Actor,
  key: string,
  request: readonly (string | Uint8Array)[],
): Promise<Claim | KeptAnswer> {
  const { database, secrets, clock } = services;
  const place = { actor: scopeOf(actor), key_hash: digest([key]) };
  const fingerprint = digest(request);
  const answered = await database.write(async trx => {
    const now = clock.now();
    const mine = {
      ...place,
      request_sealed: secrets.seal(sealedAt(place, 'request'), fingerprint),
      answer_sealed: null,
      lease_until: now + LEASE_MS,
      expires_at: now + KEPT_MS,
    };
    for (;;) {
      if (await insertIdempotencyRow(trx, mine, now)) return undefined;
      const row = await selectIdempotencyRow(trx, place);
      if (row) return settled(services, row, fingerprint); // else it was freed in between
    }
  });
  return answered ?? makeClaim(services, place);
}

/** What a row says to the same request again. */
function settled({ secrets, clock }: Services, row: IdempotencyRow, fingerprint: string): KeptAnswer {
  const request = openReadable(secrets, sealedAt(row, 'request'), row.request_sealed);
  const answer = row.answer_sealed === null ? null : openReadable(secrets, sealedAt(row, 'answer'), row.answer_sealed);
  if (request === undefined || answer === undefined) {
    throw new AppError(
      'idempotency_outcome_unknown',
      'The record of the first request with this Idempotency-Key is damaged in the store of this server. Check whether it took effect. To send it again, use a new key.',
    );
  }
  if (request.toString() !== fingerprint) {
    throw new AppError(
      'idempotency_key_reused',
      'This Idempotency-Key was sent with another request before. Use a new key for each request.',
    );
  }
  if (answer !== null) return JSON.parse(answer.toString()) as KeptAnswer;
  if (row.lease_until > clock.now()) {
    throw new AppError('idempotency_in_progress', 'The first request with this Idempotency-Key is still running.', {
      retry_after: ASK_AGAIN_SECONDS,
    });
  }
  throw new AppError(
    'idempotency_outcome_unknown',
    'The server stopped while it ran the first request with this Idempotency-Key. Check whether it took effect. To send it again, use a new key.',
  );
}

function makeClaim(services: Services, place: IdempotencyPlace): Claim {
  const { database, secrets } = services;
  const stop = prolong(services, place);
  return {
    async keep(answer) {
      stop();
      const text = JSON.stringify(answer);
      await updateIdempotencyRow(database, place, () => ({
        answer_sealed: secrets.seal(sealedAt(place, 'answer'), text),
      }));
    },
    async free() {
      stop();
      await deleteIdempotencyRow(database, place);
    },
  };
}

function prolong({ database, clock, troubles, log }: Services, place: IdempotencyPlace): () => void {
  let cancel = () => {};
  const again = () => {
    cancel = clock.after(LEASE_MS / 3, () => {
      updateIdempotencyRow(database, place, () => ({ lease_until: clock.now() + LEASE_MS })).catch(error => {
        if (!troubles.note(error)) log.error({ err: error }, 'the lease of an idempotency key could not be prolonged');
      });
      again();
    });
  };
  again();
  return () => cancel();
}

/** Each caller has keys of its own. */
function scopeOf(actor: Actor): string {
  return actor.kind === 'system' ? `system:${actor.name}` : `${actor.kind}:${actor.id}`;
}

const sealedColumn = (what: 'request' | 'answer'): SealedColumn => ({
  table: 'idempotency_keys',
  column: `${what}_sealed`,
  key: ['actor', 'key_hash'],
  place: row => sealedAt(row as unknown as IdempotencyPlace, what),
});
export const SEALED_REQUESTS = [sealedColumn('request'), sealedColumn('answer')];

function sealedAt({ actor, key_hash }: IdempotencyPlace, what: 'request' | 'answer'): string {
  return `idempotency/${actor}/${key_hash}/${what}`;
}

/** Each part counts with its length, so that no two lists of parts give the same text. */
function digest(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex');
}
