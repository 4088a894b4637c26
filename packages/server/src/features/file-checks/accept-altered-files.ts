import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { AppError } from '../../kernel/errors.ts';
import { emitEvents } from '../events/index.ts';
import { resolveSite, siteSelectorSchema } from '../sites/index.ts';
import { NOTHING_FOUND } from './compare/compare-files.ts';
import { claimDigest, selectCheckedNames, updateDigestRows } from './digests.store.ts';
import { fileItemSlugSchema, fileItemTypeSchema } from './file-check.schemas.ts';
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
  errors: ['site_not_found', 'ambiguous_site', 'invalid_state'],
}).run(async ({ site_id_or_domain, type, slug, reason }, ctx) => {
  const { id: site_id } = await resolveSite(ctx, site_id_or_domain);
  return audited(ctx, async trx => {
    const row = await claimDigest(trx, { site_id, type, slug });
    const result = { site_id, type, slug, state: 'accepted' as const };
    if (row?.state === 'accepted') return { result, audit: [] };
    if (row?.state !== 'altered') {
      throw new AppError(
        'invalid_state',
        'No altered files are known of this item. List the checked items of the site.',
      );
    }
    const nameOf = await selectCheckedNames(trx, [row]);
    await emitEvents(trx, restoredEvents(row, nameOf(row), 'accepted'), new Date(ctx.clock.now()));
    const { found_at: _since, files_json: _files, ...nothing } = NOTHING_FOUND;
    const accepted = { ...row, ...nothing, state: 'accepted' as const, accepted_digest: row.digest };
    await updateDigestRows(trx, ctx.database, [accepted]);
    const detail = { type, slug, version: row.version, digest: row.digest, reason: reason.trim() };
    return { result, audit: [{ action: 'site.altered_files_accepted', subject: `site:${site_id}`, detail }] };
  });
});
