import type { Services } from '../../../kernel/context.ts';
import type { Queryable } from '../../../ports/database/port.ts';
import { brandingOf } from '../../branding/index.ts';
import { enqueueDeliveries, selectChannelLanguages } from '../../channels/index.ts';
import { EVENT_SEVERITIES, type EventSeverity, eventView } from '../../events/index.ts';
import { inMaintenance } from '../../maintenance-windows/index.ts';
import { selectActiveRules } from '../rules/rule.store.ts';
import { type AlarmRule, quietUntil, ruleMatches, severityRank } from '../rules/rule.ts';
import { composeMessage, inEachLanguage } from './compose-message.ts';
import { receiversOf } from './receivers-of.ts';
import { selectForgotten, selectIsSnoozed } from './remind.store.ts';
import { lockAlarmCursor, noteTold, selectSiteOwners } from './telling.store.ts';

const MOST = 500;

/** Reminds of alarms that are still open: one message of each rule, of all that are due. */
export async function remind({ database, clock, settings: { baseUrl } }: Services): Promise<void> {
  if (!(await isAnythingDue(database.db, clock.now()))) return;
  await database.write(async trx => {
    await lockAlarmCursor(trx); // one process at a time
    const now = clock.now();
    for (const rule of await selectReminding(trx)) {
      const due = await selectDue(trx, rule, now);
      if (due.length === 0) continue;
      const { timeZone } = await brandingOf(trx, null);
      const messageIn = inEachLanguage(language =>
        composeMessage(
          'reminder',
          { rule: rule.name, baseUrl, language, timeZone },
          due.map(row => eventView(row, { language, timeZone }, now)),
        ),
      );
      const dedupeKey = `rule:${rule.id}:reminder:${now}`;
      const receivers = await receiversOf(trx);
      const languages = await selectChannelLanguages(trx);
      const deliveries = receivers(rule).map(channelId => ({
        channelId,
        orderKey: '',
        message: messageIn(languages(channelId)),
        about: due,
        dedupeKey,
      }));
      await enqueueDeliveries(trx, deliveries, new Date(now));
      await noteTold(
        trx,
        due.map(({ id }) => ({ rule_id: rule.id, alarm_id: id })),
        now,
      );
    }
  });
}

/** Without a lock: it is asked every few seconds, and seldom is anything due. */
async function isAnythingDue(db: Queryable, now: number): Promise<boolean> {
  for (const rule of await selectReminding(db)) if ((await selectDue(db, rule, now)).length > 0) return true;
  return false;
}

/** Rules that may have to remind of something. Those that never remind do so once, when a snooze ends. */
async function selectReminding(db: Queryable): Promise<AlarmRule[]> {
  const rules = await selectActiveRules(db);
  const never = rules.filter(({ settings }) => settings.remind_after_minutes === 0);
  return never.length > 0 && !(await selectIsSnoozed(db)) ? rules.filter(rule => !never.includes(rule)) : rules;
}

/**
 * What a rule is to remind of now, at most one message. What waits for something is passed over, however much it is, and
 * what the rule would not tell now: it was changed, or the site is one of another client.
 */
async function selectDue(db: Queryable, rule: AlarmRule, now: number) {
  const { id, settings } = rule;
  const { remind_after_minutes: minutes } = settings;
  const before = minutes === 0 ? undefined : now - minutes * 60_000;
  // What is less urgent than the rule is for would be read again at each look.
  const severities = EVENT_SEVERITIES.filter(
    severity =>
      severityRank(severity) <= severityRank(settings.min_severity) &&
      quietUntil(settings, severity, now) === undefined,
  );
  const due: Awaited<ReturnType<typeof selectForgotten>> = [];
  for (let after = 0; severities.length > 0; ) {
    const rows = await selectForgotten(db, id, { after, before, severities, now, most: MOST });
    const siteIds = rows.flatMap(({ site_id }) => site_id ?? []);
    const away = await inMaintenance(db, siteIds, now);
    const owners = await selectSiteOwners(db, siteIds);
    const isTold = ({ type, severity, site_id, client_id }: (typeof rows)[number]) => {
      const { client_id: owner = null, tags = [] } = owners.get(site_id ?? 0) ?? {};
      return ruleMatches(rule, { type, severity: severity as EventSeverity, client_id: client_id ?? owner, tags });
    };
    due.push(...rows.filter(row => isTold(row) && (row.site_id === null || !away.has(row.site_id))));
    after = rows.at(-1)?.id ?? after;
    if (rows.length < MOST || due.length >= MOST) break;
  }
  return due.slice(0, MOST);
}
