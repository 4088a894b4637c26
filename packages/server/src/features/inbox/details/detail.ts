import type { RawBuilder } from 'kysely';
import type { Ctx } from '../../../kernel/context.ts';
import type { SiteScope } from '../../../kernel/lists/site-scope.ts';
import type { InboxRow } from '../order-items.ts';

export const INBOX_ACTIONS = [
  'resume',
  'stop',
  'retry',
  'roll_back',
  'reconnect',
  'sync',
  'check',
  'patch',
  'test',
  'refresh',
  'acknowledge',
  'snooze',
] as const;
export type InboxActionName = (typeof INBOX_ACTIONS)[number];

/** Something that helps: run this ability with this input. */
export interface InboxAction {
  readonly action: InboxActionName;
  readonly ability: string;
  readonly input: object;
}

/** What is said of an item besides what every item has. */
export interface ItemDetail {
  readonly title: string;
  readonly text: string;
  readonly data: object;
  readonly actions: readonly InboxAction[];
  /** Where it isn't the number of sites that the causes name. */
  readonly sites?: number;
}

export interface SiteNames {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly client_id: number | null;
  readonly client_name: string | null;
}

export interface DetailFacts {
  readonly ctx: Ctx;
  /** By id: one site of each item. */
  readonly sites: ReadonlyMap<number, SiteNames>;
  /** Condition on `sites`, where only some sites were asked about; and what was asked. */
  readonly scope?: { readonly condition: RawBuilder<boolean>; readonly asked: SiteScope } | undefined;
  /** Ids of the sites of vulnerabilities, where only some sites were asked about. */
  readonly sitesOf?: (key: string) => readonly number[];
}

/** Reads what is to be said of items of some kinds: by key, a fixed number of queries. */
export type ItemDetails = (rows: readonly InboxRow[], facts: DetailFacts) => Promise<ReadonlyMap<string, ItemDetail>>;

export const siteNameOf = ({ sites }: DetailFacts, row: InboxRow) => sites.get(row.site_id ?? 0)?.name ?? '';
