import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { requireConfirm } from '../../kernel/ability/confirm.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { counted } from '../../kernel/text/counted.ts';
import { type DeletionWarning, saidWarnings, warningFields } from '../../kernel/text/deletion-warnings.ts';
import {
  selectClientCount,
  selectMaintenanceOnlyFor,
  selectRulesOnlyFor,
  silencedRulesSchema,
  silencedWarnings,
  strandedBy,
  strandedCostsSchema,
  strandedWarnings,
  strandedWindowsSchema,
  strandedWindowsWarnings,
} from '../clients/index.ts';
import { claimTag, resolveTag } from './resolve-tag.ts';
import { tagIdSchema } from './tag.schemas.ts';
import { deleteTagRow, tagViews } from './tag.store.ts';
import { deleteWindowsOfTag, selectWindowsOfTag } from './windows-of-tag.store.ts';
import { windowsOfTagSchema, windowsWarnings } from './windows-of-tag.ts';

const brief = {
  id: Type.Integer({ description: 'Id of the tag.' }),
  name: Type.String({ description: 'Name of the tag.' }),
};

export const tagBriefSchema = Type.Object(brief, { description: 'The tag.' });

export const deleteTag = ability({
  name: 'delete-tag-v1',
  summary: 'Delete a tag. Its sites are kept.',
  category: 'tags',
  effect: 'destroy',
  method: 'POST',
  input: Type.Object({ tag_id: tagIdSchema }),
  output: Type.Object({
    deleted: Type.Boolean({ description: 'False after a dry run.' }),
    dry_run: Type.Optional(Type.Boolean({ description: 'True after a dry run.' })),
    tag: tagBriefSchema,
    stranded_costs: Type.Optional(strandedCostsSchema),
    update_windows: Type.Optional(windowsOfTagSchema),
    silenced_rules: Type.Optional(silencedRulesSchema),
    stranded_windows: Type.Optional(strandedWindowsSchema),
    would_affect: Type.Optional(
      Type.Object(
        {
          ...brief,
          sites_count: Type.Integer({ description: 'Sites that would lose the tag.' }),
          clients_count: Type.Integer({ description: 'Clients of those sites.' }),
          stranded_costs: strandedCostsSchema,
          update_windows: windowsOfTagSchema,
          silenced_rules: silencedRulesSchema,
          stranded_windows: strandedWindowsSchema,
        },
        { description: 'What would change; only after a dry run.' },
      ),
    ),
    ...warningFields,
  }),
  errors: ['tag_not_found'],
}).run(async ({ tag_id, confirm, dry_run }, ctx) => {
  const { db } = ctx.database;
  const found = await resolveTag(db, tag_id);
  const strandedCostsOf = await strandedBy(ctx, 'tag');
  if (dry_run === true) {
    const [view] = await tagViews(db, [found]);
    const sites_count = view?.sites_count ?? 0;
    const clients_count = await selectClientCount(db, { tag_id });
    const stranded_costs = await strandedCostsOf(db, tag_id);
    const update_windows = await selectWindowsOfTag(db, tag_id);
    const silenced_rules = await selectRulesOnlyFor(db, 'tag', tag_id);
    const stranded_windows = await selectMaintenanceOnlyFor(db, 'tag', tag_id, ctx.clock.now());
    const left = { stranded_costs, update_windows, silenced_rules, stranded_windows };
    const would_affect = { ...found, sites_count, clients_count, ...left };
    const warnings = [
      ...sitesWarnings(sites_count),
      ...windowsWarnings(update_windows),
      ...strandedWarnings(stranded_costs),
      ...silencedWarnings(silenced_rules),
      ...strandedWindowsWarnings(stranded_windows),
    ];
    return { deleted: false, dry_run: true, tag: found, would_affect, ...saidWarnings(warnings) };
  }
  requireConfirm(confirm);
  return audited(ctx, async trx => {
    const tag = await claimTag(trx, tag_id);
    const stranded_costs = await strandedCostsOf(trx, tag_id);
    const silenced_rules = await selectRulesOnlyFor(trx, 'tag', tag_id);
    const stranded_windows = await selectMaintenanceOnlyFor(trx, 'tag', tag_id, ctx.clock.now());
    // The store would delete them with the tag, too, but then the audit log could not name them.
    const update_windows = await deleteWindowsOfTag(trx, tag_id);
    await deleteTagRow(trx, tag_id);
    const detail = {
      name: tag.name,
      costs: stranded_costs.length,
      update_windows: update_windows.length,
      silenced_rules: silenced_rules.length,
      stranded_windows: stranded_windows.length,
    };
    return {
      result: { deleted: true, tag, stranded_costs, update_windows, silenced_rules, stranded_windows },
      audit: [
        { action: 'tag.deleted', subject: `tag:${tag_id}`, detail },
        ...update_windows.map(({ id, name }) => ({
          action: 'update_window.deleted',
          subject: `update_window:${id}`,
          detail: { name, tag: tag.name },
        })),
      ],
    };
  });
});

function sitesWarnings(count: number): DeletionWarning[] {
  return count === 0
    ? []
    : [{ code: 'sites_lose_tag', count, sentence: `${counted(count, 'site')} will lose the tag.` }];
}
