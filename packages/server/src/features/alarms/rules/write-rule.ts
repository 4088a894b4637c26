import type { Ctx } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { invalidInput } from '../../../kernel/invalid-input.ts';
import { isoInstantOrNull } from '../../../kernel/text/instants.ts';
import { isTimeZone } from '../../../kernel/time/openings.ts';
import type { Queryable } from '../../../ports/database/port.ts';
import { type NamedLink, type RuleRow, selectMissing, selectNamedLinks } from './rule.store.ts';
import { nextDigest, type RuleSettings, STANDARD_RULE, storedRule } from './rule.ts';

const MEMBERS = Object.keys(STANDARD_RULE) as (keyof RuleSettings)[];

export type RuleSettingsGiven = { readonly [K in keyof RuleSettings]?: RuleSettings[K] | undefined };

/** The settings with what was given. @throws AppError invalid_input naming the member that is wrong. */
export function ruleSettings(given: RuleSettingsGiven, before: RuleSettings = STANDARD_RULE): RuleSettings {
  const set = MEMBERS.flatMap(member => (given[member] === undefined ? [] : [[member, given[member]]]));
  const settings = { ...before, ...Object.fromEntries(set) } as RuleSettings;
  if (!isTimeZone(settings.time_zone)) {
    throw invalidInput('time_zone', 'time_zone: this is not a time zone. Use an IANA name such as Europe/Berlin.');
  }
  if ((settings.quiet_from === null) !== (settings.quiet_to === null)) {
    throw new AppError('invalid_input', 'quiet_to: quiet hours need a start and an end. Give both, or null for both.');
  }
  if (settings.quiet_from !== null && settings.quiet_from === settings.quiet_to) {
    throw new AppError('invalid_input', 'quiet_to: quiet hours must end at another time than they start.');
  }
  return settings;
}

interface LinksGiven {
  readonly tag_ids?: readonly number[] | undefined;
  readonly client_ids?: readonly number[] | undefined;
  readonly channel_ids?: readonly number[] | undefined;
}

/** @throws AppError naming a tag, client or channel that doesn't exist, or that the rule would tell nobody. */
export async function requireRuleLinks(
  db: Queryable,
  { tag_ids, client_ids, channel_ids }: LinksGiven,
  { tell_browsers }: Pick<RuleSettings, 'tell_browsers'>,
): Promise<void> {
  if (channel_ids?.length === 0 && !tell_browsers) {
    throw new AppError(
      'invalid_input',
      'channel_ids: a rule without a channel tells nobody. Name at least one channel, or let it tell browsers.',
    );
  }
  for (const [table, ids, member] of [
    ['tags', tag_ids, 'tag_ids'],
    ['clients', client_ids, 'client_ids'],
    ['channels', channel_ids, 'channel_ids'],
  ] as const) {
    const [missing] = await selectMissing(db, table, ids ?? []);
    if (missing === undefined) continue;
    throw invalidInput(
      'chosen_gone',
      `${member}: none of the ${table} has id ${missing}. List the ${table} to see their ids.`,
    );
  }
}

export async function ruleViews({ database, clock }: Pick<Ctx, 'database' | 'clock'>, rows: readonly RuleRow[]) {
  const links = await selectNamedLinks(
    database.db,
    rows.map(({ id }) => id),
  );
  const of = (id: number, all: readonly NamedLink[]) =>
    all.flatMap(link => (link.rule_id === id ? [{ id: link.id, name: link.name }] : []));
  return rows.map(row => {
    const settings = storedRule(row);
    return {
      ...settings,
      events: [...settings.events],
      id: row.id,
      name: row.name,
      enabled: row.enabled === 1,
      limited: row.limited === 1,
      tags: of(row.id, links.tags),
      clients: of(row.id, links.clients),
      channels: of(row.id, links.channels),
      next_digest_at: isoInstantOrNull(nextDigest(settings, clock.now()) ?? null),
    };
  });
}

export async function ruleView(ctx: Pick<Ctx, 'database' | 'clock'>, row: RuleRow) {
  const [view] = await ruleViews(ctx, [row]);
  if (view === undefined) throw new Error('a row has a view');
  return view;
}

export function ruleNotFound(id: number): AppError {
  return new AppError('alarm_rule_not_found', `No alarm rule has id ${id}. List the rules to see their ids.`);
}
