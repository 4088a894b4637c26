import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { AppError } from '../../kernel/errors.ts';
import { invalidState } from '../../kernel/state-reasons.ts';
import { emitEvents } from '../events/index.ts';
import { resolveSite, siteSelectorSchema } from '../sites/index.ts';
import { NOTHING_FOUND } from './compare/compare-files.ts';
import { claimDigest, selectCheckedNames, updateDigestRows } from './digests.store.ts';
import { fileItemSlugSchema, fileItemTypeSchema, fingerprintSchema } from './file-check.schemas.ts';
import { restoredEvents } from './file-events.ts';

export const acceptAlteredFiles = ability({
  name: 'accept-altered-files-v1',
  summary:
    'Accept the altered files of WordPress, a plugin or a theme on a site as they are, because somebody altered them on purpose. If they change again, that is found again.',
  category: 'sites',
  effect: 'write',
  needsApproval: true,
  idempotent: true,
  method: 'POST',
  input: Type.Object({
    site_id_or_domain: siteSelectorSchema,
    type: fileItemTypeSchema,
    slug: fileItemSlugSchema,
    fingerprint: Type.Optional(fingerprintSchema),
    reason: Type.String({
      minLength: 1,
      maxLength: 500,
      pattern: '\\S',
      description: 'Why, for those who read the audit log later.',
    }),
  }),
  output: Type.Object({
    site_id: Type.Integer({ description: 'Id of the site.' }),
    type: fileItemTypeSchema,
    slug: fileItemSlugSchema,
    state: Type.Literal('accepted', { description: 'The files are accepted.' }),
  }),
  errors: ['site_not_found', 'ambiguous_site', 'invalid_state', 'files_changed'],
}).run(async ({ site_id_or_domain, type, slug, fingerprint, reason }, ctx) => {
  const { id: site_id } = await resolveSite(ctx, site_id_or_domain);
  return audited(ctx, async trx => {
    const row = await claimDigest(trx, { site_id, type, slug });
    const result = { site_id, type, slug, state: 'accepted' as const };
    if (row?.state === 'accepted') {
      if (fingerprint !== undefined && fingerprint !== row.accepted_digest) throw filesChanged();
      return { result, audit: [] };
    }
    if (row?.state !== 'altered') {
      throw invalidState(
        'no_altered_files',
        'No altered files are known of this item. List the checked items of the site.',
      );
    }
    // Whoever approved a proposed call has seen the files of its fingerprint; one without was proposed to an older release.
    const mustBeSeen = fingerprint !== undefined || ctx.approved !== undefined;
    if (mustBeSeen && fingerprint !== row.digest) throw filesChanged();
    const nameOf = await selectCheckedNames(trx, [row]);
    await emitEvents(trx, restoredEvents(row, nameOf(row), 'accepted'), new Date(ctx.clock.now()));
    const { found_at: _since, files_json: _files, ...nothing } = NOTHING_FOUND;
    // Names of earlier files say nothing of these.
    const files_json = row.named_digest === row.digest ? row.files_json : null;
    const accepted = { ...row, ...nothing, files_json, state: 'accepted' as const, accepted_digest: row.digest };
    await updateDigestRows(trx, ctx.database, [accepted]);
    const detail = { type, slug, version: row.version, digest: row.digest, reason: reason.trim() };
    return { result, audit: [{ action: 'site.altered_files_accepted', subject: `site:${site_id}`, detail }] };
  });
});

export function filesChanged(): AppError {
  return new AppError(
    'files_changed',
    'These are not the files that you have seen: they changed since, and nothing was accepted. List the checked items of the site, look at them again, and send the fingerprint that the list gives.',
  );
}
