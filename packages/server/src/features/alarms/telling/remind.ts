import type { Services } from '../../../kernel/context.ts';
import { brandingOf } from '../../branding/index.ts';
import { enqueueDeliveries, selectChannelLanguages } from '../../channels/index.ts';
import { type EventSeverity, eventView } from '../../events/index.ts';
import { inMaintenance } from '../../maintenance-windows/index.ts';
import { selectActiveRules } from '../rules/rule.store.ts';
import { quietUntil } from '../rules/rule.ts';
import { composeMessage, inEachLanguage } from './compose-message.ts';
import { receiversOf } from './receivers-of.ts';
import { lockAlarmCursor, noteTold, selectForgotten } from './telling.store.ts';

const MOST = 500;

/** Reminds of alarms that are still open: one message of each rule, of all that are due. */
export async function remind({ database, clock, settings: { baseUrl } }: Services): Promise<void> {
  await database.write(async trx => {
    await lockAlarmCursor(trx); // one process at a time
    const now = clock.now();
    for (const rule of await selectActiveRules(trx)) {
      const { remind_after_minutes: minutes } = rule.settings;
      const before = minutes === 0 ? undefined : now - minutes * 60_000;
      const rows = await selectForgotten(trx, rule.id, { before, now, most: MOST });
      const siteIds = rows.flatMap(({ site_id }) => site_id ?? []);
      const away = await inMaintenance(trx, siteIds, now);
      const due = rows.filter(
        ({ site_id, severity }) =>
          !(site_id !== null && away.has(site_id)) &&
          quietUntil(rule.settings, severity as EventSeverity, now) === undefined,
      );
      if (due.length === 0) continue;
      const { timeZone } = await brandingOf(trx, null);
      const messageIn = inEachLanguage(language =>
        composeMessage(
          'reminder',
          { rule: rule.name, baseUrl, language, timeZone },
          due.map(row => eventView(row, { language, timeZone })),
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
