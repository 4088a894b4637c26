import { abilityNamed } from '../../kernel/ability/ability-named.ts';
import { isPermitted } from '../../kernel/ability/permission.ts';
import type { Ctx } from '../../kernel/context.ts';
import { isoInstant, isoInstantOrNull } from '../../kernel/text/instants.ts';
import type { InboxAction, SiteNames } from './details/detail.ts';
import { DETAILS } from './details/details.ts';
import { type InboxQuery, selectCauses, selectSiteNames } from './inbox.store.ts';
import { itemId } from './inbox-kind.ts';
import { type InboxRow, severityOfRow } from './order-items.ts';

/** Items as callers get them. One that ended meanwhile is left out. */
export async function itemViews(ctx: Ctx, rows: readonly InboxRow[], query: InboxQuery) {
  const ids = [...new Set(rows.flatMap(row => row.site_id ?? []))];
  const sites = new Map((await selectSiteNames(ctx.database.db, ids)).map(site => [site.id, site]));
  const sitesOf = await sitesOfVulnerabilities(ctx, rows, query);
  const scope = query.scope && { condition: query.scope, asked: query.asked };
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  const details = await Promise.all(
    [...byKind].map(async ([kind, some]) => {
      const facts = { ctx, sites, scope, ...(sitesOf ? { sitesOf } : {}) };
      return [kind, await DETAILS[kind](some, facts)] as const;
    }),
  );
  const detailsOf = new Map(details);
  return rows.flatMap(row => {
    const detail = detailsOf.get(row.kind)?.get(row.key);
    if (detail === undefined) return [];
    const site = row.sites === 1 ? sites.get(row.site_id ?? 0) : undefined;
    const taken = row.untaken === 0;
    return [
      {
        id: itemId(row.kind, row.key),
        kind: row.kind,
        severity: severityOfRow(row),
        title: detail.title,
        text: detail.text.trim(),
        since: isoInstant(row.since_at),
        site: site ? { id: site.id, name: site.name, url: site.url } : null,
        sites_count: detail.sites ?? row.sites,
        client: clientOf(site),
        acknowledged_at: taken ? isoInstantOrNull(row.acknowledged_at) : null,
        acknowledged_by: taken ? row.acknowledged_by : null,
        snoozed_until: row.snoozed_until > query.now ? isoInstant(row.snoozed_until) : null,
        actions: allowed(ctx, [...detail.actions, ...marks(itemId(row.kind, row.key), taken)]),
        data: detail.data,
      },
    ];
  });
}

function clientOf(site: SiteNames | undefined) {
  return site === undefined || site.client_id === null ? null : { id: site.client_id, name: site.client_name ?? '' };
}

function marks(id: string, taken: boolean): InboxAction[] {
  const input = { item_ids: [id] };
  const snooze = { action: 'snooze' as const, ability: 'snooze-inbox-v1', input };
  return taken ? [snooze] : [{ action: 'acknowledge', ability: 'acknowledge-inbox-v1', input }, snooze];
}

function allowed(ctx: Ctx, actions: readonly InboxAction[]): InboxAction[] {
  return actions.filter(({ ability }) => {
    const facts = abilityNamed(ctx, ability);
    return facts !== undefined && isPermitted(ctx.actor, facts);
  });
}

/** Where only some sites were asked about, only those are patched. */
async function sitesOfVulnerabilities(ctx: Ctx, rows: readonly InboxRow[], query: InboxQuery) {
  const keys = rows.flatMap(({ kind, key }) => (kind === 'vulnerability' ? [key] : []));
  if (query.scope === undefined || keys.length === 0) return undefined;
  const causes = await selectCauses(ctx.database.db, { ...query, kinds: ['vulnerability'], keys });
  const byKey = Map.groupBy(causes, ({ key }) => key);
  return (key: string) => (byKey.get(key) ?? []).flatMap(({ site_id }) => site_id ?? []);
}
