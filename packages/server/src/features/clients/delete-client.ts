import { Type } from 'typebox';
import { ability } from '../../kernel/ability/ability.ts';
import { requireConfirm } from '../../kernel/ability/confirm.ts';
import { audited } from '../../kernel/audit/audited.ts';
import { counted } from '../../kernel/text/counted.ts';
import { type DeletionWarning, saidWarnings, warningFields } from '../../kernel/text/deletion-warnings.ts';
import { clientSchema, clientSelectorSchema } from './client.schemas.ts';
import { deleteClientRow } from './client.store.ts';
import { clientView } from './client.views.ts';
import { selectMaintenanceOnlyFor, selectRulesOnlyFor } from './only-for.store.ts';
import { claimClient, resolveClient } from './resolve-client.ts';
import { silencedRulesSchema, silencedWarnings } from './silenced-rules.ts';
import { leaveHeldSites, selectSuspendedCount } from './sites/client-sites.store.ts';
import { strandedBy, strandedCostsSchema, strandedWarnings } from './stranded-costs.ts';
import { strandedWindowsSchema, strandedWindowsWarnings } from './stranded-windows.ts';
import { assignSites } from './write-client.ts';

export const deleteClient = ability({
  name: 'delete-client-v1',
  summary:
    'Delete a client. Its sites stay as they are, also those suspended with it, and no longer belong to a client.',
  category: 'clients',
  effect: 'destroy',
  method: 'POST',
  input: Type.Object({ client_id_or_email: clientSelectorSchema }),
  output: Type.Object({
    deleted: Type.Boolean({ description: 'False after a dry run.' }),
    ...Type.Partial(clientSchema).properties,
    stranded_costs: Type.Optional(strandedCostsSchema),
    silenced_rules: Type.Optional(silencedRulesSchema),
    stranded_windows: Type.Optional(strandedWindowsSchema),
    dry_run: Type.Optional(Type.Boolean({ description: 'True after a dry run.' })),
    would_affect: Type.Optional(
      Type.Object(
        {
          client: Type.Object(clientSchema.properties, { description: 'The client.' }),
          associated_sites_count: Type.Integer({ description: 'Sites that would no longer belong to a client.' }),
          suspended_sites_count: Type.Integer({
            description: 'Those of them that are suspended, and stay so, also if they were suspended with the client.',
          }),
          stranded_costs: strandedCostsSchema,
          silenced_rules: silencedRulesSchema,
          stranded_windows: strandedWindowsSchema,
        },
        { description: 'What would change. Only after a dry run.' },
      ),
    ),
    count: Type.Optional(Type.Integer({ description: 'Clients that would be deleted. Only after a dry run.' })),
    ...warningFields,
  }),
  errors: ['client_not_found'],
}).run(async ({ client_id_or_email, confirm, dry_run }, ctx) => {
  const { db } = ctx.database;
  const found = await resolveClient(ctx, client_id_or_email);
  const strandedCostsOf = await strandedBy(ctx, 'client');
  if (dry_run === true) {
    const client = await clientView(db, found);
    const stranded_costs = await strandedCostsOf(db, client.id);
    const silenced_rules = await selectRulesOnlyFor(db, 'client', client.id);
    const stranded_windows = await selectMaintenanceOnlyFor(db, 'client', client.id, ctx.clock.now());
    const associated_sites_count = client.sites_count;
    const suspended_sites_count = await selectSuspendedCount(db, client.id);
    const sites = { associated_sites_count, suspended_sites_count };
    const would_affect = { client, ...sites, stranded_costs, silenced_rules, stranded_windows };
    const warnings = [
      ...sitesWarnings(associated_sites_count),
      ...suspendedWarnings(suspended_sites_count, client.status),
      ...strandedWarnings(stranded_costs),
      ...silencedWarnings(silenced_rules),
      ...strandedWindowsWarnings(stranded_windows),
    ];
    return { deleted: false, dry_run: true, would_affect, count: 1, ...saidWarnings(warnings) };
  }
  requireConfirm(confirm);
  return audited(ctx, async trx => {
    const client = await clientView(trx, await claimClient(ctx, client_id_or_email, trx));
    const stranded_costs = await strandedCostsOf(trx, client.id);
    const silenced_rules = await selectRulesOnlyFor(trx, 'client', client.id);
    const stranded_windows = await selectMaintenanceOnlyFor(trx, 'client', client.id, ctx.clock.now());
    const unassigned = await assignSites(trx, ctx, client.id, []);
    await leaveHeldSites(trx, client.id);
    await deleteClientRow(trx, client.id);
    const detail = {
      name: client.name,
      sites: client.sites_count,
      costs: stranded_costs.length,
      silenced_rules: silenced_rules.length,
      stranded_windows: stranded_windows.length,
    };
    return {
      result: { deleted: true, ...client, stranded_costs, silenced_rules, stranded_windows },
      audit: [{ action: 'client.deleted', subject: `client:${client.id}`, detail }, ...unassigned],
    };
  });
});

function sitesWarnings(count: number): DeletionWarning[] {
  if (count === 0) return [];
  return [
    { code: 'sites_leave_client', count, sentence: `${counted(count, 'site')} will no longer belong to a client.` },
  ];
}

function suspendedWarnings(count: number, status: string): DeletionWarning[] {
  if (count === 0) return [];
  const sentence = `${counted(count, 'site')} will stay suspended.`;
  if (status !== 'suspended') return [{ code: 'sites_stay_suspended', count, sentence }];
  const advice = 'To end that for sites suspended together with the client, unsuspend the client first.';
  return [{ code: 'sites_suspended_with_client', count, sentence: `${sentence} ${advice}` }];
}
