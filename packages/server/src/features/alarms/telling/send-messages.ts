import type { Services } from '../../../kernel/context.ts';
import { brandingOf } from '../../branding/index.ts';
import {
  type ChannelLanguages,
  enqueueDeliveries,
  type Message,
  type NewDelivery,
  selectChannelLanguages,
} from '../../channels/index.ts';
import { type EventSeverity, eventView, togetherOf } from '../../events/index.ts';
import { inMaintenance } from '../../maintenance-windows/index.ts';
import { selectActiveRules } from '../rules/rule.store.ts';
import { type AlarmRule, nextDigest, quietUntil } from '../rules/rule.ts';
import { composeMessage, inEachLanguage } from './compose-message.ts';
import { dueGroups, type PendingTelling } from './due-groups.ts';
import { joinTold, mayJoin } from './join-told.ts';
import { type OfCause, overtakenBy } from './overtaken.ts';
import { MAINTENANCE_LOOK_MS } from './read-events.ts';
import { receiversOf } from './receivers-of.ts';
import { type SiteOwners, stillTells } from './still-tells.ts';
import {
  deleteTellings,
  holdTellings,
  lockAlarmCursor,
  noteTold,
  selectOpenAndRules,
  selectSiteOwners,
  selectTellings,
  selectToldTogether,
  type TellingRow,
} from './telling.store.ts';

const TELLINGS_AT_A_TIME = 5000;

interface Pending extends PendingTelling, OfCause {
  readonly row: TellingRow;
  readonly rule: AlarmRule;
}

/**
 * Makes messages of what is due and enqueues them, in one transaction with forgetting what they tell.
 * @param most What one transaction takes; the rest waits for the next turn.
 */
export async function sendMessages(
  { database, clock, settings: { baseUrl } }: Services,
  most = TELLINGS_AT_A_TIME,
): Promise<void> {
  await database.write(async trx => {
    await lockAlarmCursor(trx); // one process at a time
    const now = clock.now();
    const rows = await selectTellings(trx, now, most);
    if (rows.length === 0) return;
    const rules = new Map((await selectActiveRules(trx)).map(rule => [rule.id, rule]));
    const siteIds = [...new Set(rows.flatMap(({ site_id }) => site_id ?? []))];
    const away = await inMaintenance(trx, siteIds, now);
    const owners = await selectSiteOwners(trx, siteIds);
    const { pending, muted, waiting, off } = sorted(rows, rules, { away, owners, now });
    await deleteTellings(trx, off);
    await holdTellings(trx, muted, { hold_until: now + MAINTENANCE_LOOK_MS, muted: 1 });
    // Maintenance holds them no more: what is still wrong after it is told, even if it is over by then.
    for (const [until, ids] of waiting) await holdTellings(trx, ids, { hold_until: until, muted: 0 });
    const causes = pending.flatMap(({ cause, over }) => (over ? [cause] : []));
    const overtaken = overtakenBy(pending, await selectOpenAndRules(trx, [...new Set(causes)]));
    const foreign = [...overtaken].flatMap(([one, later]) => (later.foreign ? [one] : []));
    await deleteTellings(trx, foreign.filter(isOfNoUse).map(idOf));
    const kept = foreign.filter(one => !isOfNoUse(one));
    await holdTellings(trx, kept.map(idOf), { hold_until: now + MAINTENANCE_LOOK_MS, muted: 0 });
    const current = pending.filter(one => !overtaken.has(one));
    const together = [...new Set(current.filter(mayJoin).map(one => one.together))];
    const { joining, rest } = joinTold(current, await selectToldTogether(trx, together));
    const groups = dueGroups(rest, now);
    const { timeZone } = await brandingOf(trx, null);
    const to = {
      now,
      baseUrl,
      timeZone,
      receivers: await receiversOf(trx),
      languages: await selectChannelLanguages(trx),
    };
    const deliveries = groups.flatMap(group => deliveriesOf(group, to));
    await enqueueDeliveries(trx, deliveries, new Date(now));
    const sent = [...joining, ...groups.flat()];
    const told = toldBy(sent);
    await noteTold(trx, told, now);
    const isTold = new Set(told.map(keyOfTold));
    const past = [...overtaken].filter(([, later]) => later.told || isTold.has(keyOfTold(later)));
    await deleteTellings(trx, [...sent, ...past.map(([one]) => one)].map(idOf));
  });
}

const idOf = ({ id }: Pending) => id;

/** Once its alarm has been followed by one that the rule is not for: only who was told of it waits for its end. */
const isOfNoUse = ({ kind, row }: Pending) => kind !== 'recovery' || row.alarm_told === 0;

/** What may be told now; the rest by what it waits for. */
function sorted(
  rows: readonly TellingRow[],
  rules: ReadonlyMap<number, AlarmRule>,
  { away, owners, now }: { away: ReadonlySet<number>; owners: SiteOwners; now: number },
) {
  const pending: Pending[] = [];
  const muted: number[] = [];
  const off: number[] = [];
  const waiting = new Map<number, number[]>();
  for (const row of rows) {
    const rule = rules.get(row.rule_id);
    const until = rule && waitsUntil(rule, row, now);
    if (rule === undefined) off.push(row.telling_id);
    else if (row.site_id !== null && away.has(row.site_id)) muted.push(row.telling_id);
    else if (until !== undefined) waiting.set(until, [...(waiting.get(until) ?? []), row.telling_id]);
    else if (!stillTells(rule, row, owners)) off.push(row.telling_id);
    else pending.push(pendingOf(row, rule));
  }
  return { pending, muted, waiting, off };
}

/** Until when a rule waits for its digest, or keeps quiet; undefined: it may tell now. */
function waitsUntil({ settings }: AlarmRule, row: TellingRow, now: number): number | undefined {
  // What was queued in maintenance was not put down for its digest.
  const digest = row.muted === 1 ? (nextDigest(settings, row.queued_at) ?? 0) : 0;
  return digest > now ? digest : quietUntil(settings, row.severity as EventSeverity, now);
}

function pendingOf(row: TellingRow, rule: AlarmRule): Pending {
  const over = row.alarm_closed_at !== null;
  const digest = rule.settings.when !== 'at_once';
  return {
    id: row.telling_id,
    ruleId: rule.id,
    kind: row.kind as PendingTelling['kind'],
    type: row.type,
    alarmId: row.alarm_id,
    cause: row.cause,
    over,
    past: over && !digest && !rule.settings.tell_recovery,
    urgency: row.alarm_severity as EventSeverity | null,
    // What is said of an alarm later has the same, whatever its event has: that orders their messages.
    together: row.alarm_together ?? togetherOf(row.type, JSON.parse(row.data_json) as object),
    queuedAt: row.queued_at,
    alone: rule.settings.grouping === 'each',
    digest,
    row,
    rule,
  };
}

/** An alarm of which a message tells twice counts once. */
function toldBy(sent: readonly Pending[]) {
  const told = sent.flatMap(({ kind, alarmId, ruleId }) =>
    kind === 'alarm' && alarmId !== null ? [{ rule_id: ruleId, alarm_id: alarmId }] : [],
  );
  return [...new Map(told.map(one => [`${one.rule_id} ${one.alarm_id}`, one])).values()];
}

const keyOfTold = ({ rule_id, alarm_id }: { rule_id: number; alarm_id: number }) => `${rule_id} ${alarm_id}`;

interface ToldTo {
  /** ms epoch */
  readonly now: number;
  readonly baseUrl: string;
  readonly timeZone: string;
  readonly receivers: (rule: AlarmRule) => readonly number[];
  readonly languages: ChannelLanguages;
}

function deliveriesOf(
  group: readonly Pending[],
  { now, baseUrl, timeZone, receivers, languages }: ToldTo,
): NewDelivery[] {
  const [first] = group;
  if (first === undefined) return [];
  const { rule, row, digest, alone, past } = first;
  const kind = digest ? 'digest' : alone ? 'event' : first.kind;
  const messageIn = inEachLanguage(language =>
    composeMessage(
      kind,
      { rule: rule.name, baseUrl, language, timeZone, past },
      group.map(one => eventView(one.row, { language, timeZone }, one.over ? undefined : now)),
    ),
  );
  const keyOf = (shared: string) => `rule:${rule.id}:${shared}`;
  const ofSite = row.site_id === null ? '' : `site:${row.site_id}`;
  const orderKey = digest ? '' : alone ? ofSite : keyOf(first.together || row.cause);
  // The alarm before of the same cause may have had nothing in common with others.
  const isOfOne = group.every(one => one.cause === first.cause);
  const behind = !digest && !alone && first.together !== '' && isOfOne ? keyOf(row.cause) : undefined;
  const about = group.map(one => one.row);
  const ids = group.map(({ row: { id } }) => id);
  const dedupeKey = `rule:${rule.id}:${kind}:${Math.min(...ids)}-${Math.max(...ids)}:${ids.length}:${first.id}`;
  return receivers(rule)
    .map(channelId => ({ channelId, message: messageIn(languages(channelId)) }))
    .filter(({ channelId, message }) => !isAboutItself(channelId, message))
    .map(one => ({ ...one, orderKey, behind, about, dedupeKey }));
}

/** A channel is not told that it fails. */
function isAboutItself(channelId: number, { events }: Message): boolean {
  return events.every(
    ({ type, data }) => type.startsWith('channel.') && 'channel_id' in data && data.channel_id === channelId,
  );
}
