import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { AppError } from '../../kernel/errors.ts';
import { invalidInput } from '../../kernel/invalid-input.ts';
import { isoInstantOrNull } from '../../kernel/text/instants.ts';
import { claimDomain, type DomainRow, updateDomainRow } from './domain.store.ts';
import { tellOver } from './tell-over.ts';

const END_OF_DAY_MS = 86_399_000;
/** A registry is asked at least that often: one that has not answered for so long may be gone. */
const REGISTRY_COUNTS_MS = 7 * 86_400_000;

export const setDomainExpiry = ability({
  name: 'set-domain-expiry-v1',
  summary:
    'Set by hand when the registration of a domain expires, or remove that. It counts until the registry of the domain tells a date, and replaces one that the registry no longer tells, or told before it stopped answering for a week.',
  category: 'sites',
  effect: 'write',
  idempotent: true,
  method: 'POST',
  input: Type.Object({
    domain: Type.String({
      minLength: 1,
      maxLength: 253,
      description: 'Registered domain of at least one site, as in list-expiring-v1.',
    }),
    expires_on: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      examples: ['2027-01-31'],
      pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
      description: 'Last day of the registration, YYYY-MM-DD; null removes what was set.',
    }),
  }),
  output: Type.Object({
    domain: Type.String({ description: 'Domain.' }),
    expires_at: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'When it expires, ISO 8601 UTC: as the registry tells, else as set by hand; null if unknown.',
    }),
    source: Type.Unsafe<'registry' | 'hand' | null>({
      type: ['string', 'null'],
      enum: ['registry', 'hand', null],
      description: 'Who says so; null if unknown.',
    }),
  }),
  errors: ['domain_not_found', 'invalid_input'],
}).run(({ domain, expires_on }, ctx) =>
  audited(ctx, async trx => {
    const name = domain.trim().toLowerCase();
    const row = await claimDomain(trx, name);
    if (!row) {
      throw new AppError('domain_not_found', 'No site has this domain. List what expires to see the domains.');
    }
    const given = expires_on === null ? null : endOf(expires_on);
    const toldByRegistry = given === null || registryCounts(row, ctx.clock.now()) ? row.expires_at : null;
    const ends = toldByRegistry ?? given;
    const over = await tellOver(trx, row, ends, ctx.clock.now());
    await updateDomainRow(trx, name, { expires_at: toldByRegistry, given_expires_at: given, ...over });
    const source = toldByRegistry !== null ? ('registry' as const) : given === null ? null : ('hand' as const);
    const result = { domain: name, expires_at: isoInstantOrNull(ends), source };
    const audit = [{ action: 'domain.expiry_set', subject: `domain:${name}`, detail: { expires_on } }];
    return { result, audit };
  }),
);

/**
 * What a registry told once, but not when it was asked last, gives way to what somebody knows. An outage says nothing,
 * as long as it is short.
 */
function registryCounts({ outcome, looked_at }: DomainRow, now: number): boolean {
  if (outcome === 'failed' || outcome === 'busy') return now - (looked_at ?? 0) < REGISTRY_COUNTS_MS;
  return outcome === 'found';
}

/** @throws AppError invalid_input */
function endOf(day: string): number {
  const start = Date.parse(day);
  // A day such as February 30 is read as another one.
  if (!Number.isNaN(start) && new Date(start).toISOString().startsWith(day)) return start + END_OF_DAY_MS;
  throw invalidInput('day_unknown', 'expires_on: give an existing day as YYYY-MM-DD.');
}
