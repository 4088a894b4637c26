import type { EventSeverity, EventView } from '../../events/index.ts';
import { isTold, TOLD_TO_PROGRAMS, togetherOf } from '../../events/index.ts';
import { type AlarmStep, alarmSteps } from '../telling/alarm-steps.ts';
import { composeMessage } from '../telling/compose-message.ts';
import { dueGroups, type PendingTelling, waitsOf } from '../telling/due-groups.ts';
import { type AlarmRule, nextDigest, quietUntil, ruleMatches, type Tellable } from './rule.ts';

/** An event of the past, and whose it was. */
export interface PastEvent extends Pick<Tellable, 'client_id' | 'tags'> {
  readonly event: EventView;
  /** ms epoch */
  readonly at: number;
}

interface Simulated extends PendingTelling {
  readonly event: EventView;
  /** Not before then. */
  readonly from: number;
}

/**
 * The messages that a rule would have sent about events of the past, oldest first. Maintenance, snoozes and reminders are
 * left aside. Pure.
 */
export function simulateRule(rule: Pick<AlarmRule, 'name' | 'settings' | 'only'>, past: readonly PastEvent[]) {
  const all = tellingsOf(rule, past);
  const times = [...new Set(all.flatMap(one => [one.from, ...waitsOf(one.queuedAt)]))].sort((a, b) => a - b);
  const messages: { at: number; title: string; severity: EventSeverity; events: number }[] = [];
  let pending: Simulated[] = [];
  let next = 0;
  for (const now of times) {
    for (; next < all.length && (all[next]?.queuedAt ?? 0) <= now; next++) {
      const one = all[next] as Simulated;
      if (isWorse(one)) pending = pending.filter(({ alarmId }) => alarmId !== one.alarmId);
      pending.push(one);
    }
    const groups = dueGroups(
      pending.filter(({ from }) => from <= now),
      now,
    );
    for (const group of groups) {
      const kind = group[0]?.digest ? 'digest' : (group[0]?.kind ?? 'event');
      const { title, severity } = composeMessage(
        kind,
        { rule: rule.name, baseUrl: '', ...TOLD_TO_PROGRAMS },
        group.map(({ event }) => event),
      );
      messages.push({ at: now, title, severity, events: group.length });
    }
    const told = new Set<PendingTelling>(groups.flat());
    if (told.size > 0) pending = pending.filter(one => !told.has(one));
  }
  return messages;
}

/** What was to be told of its alarm before is not told any more. */
const isWorse = ({ kind, alarmId, id, alone, digest }: Simulated) =>
  kind === 'alarm' && alarmId !== id && !alone && !digest;

function tellingsOf({ settings, only }: Pick<AlarmRule, 'settings' | 'only'>, past: readonly PastEvent[]): Simulated[] {
  const events = past.map(one => {
    const { id, phase, severity, cause } = one.event;
    return { ...one, id, phase, severity, cause };
  });
  const causes = new Map<string, { readonly alarmId: number; readonly together: string }>();
  return alarmSteps(events, new Map()).flatMap(({ event: one, step }) => {
    const { event, at, client_id, tags } = one;
    const { type, severity, cause } = event;
    const matches = ruleMatches({ settings, only }, { type, severity, client_id, tags });
    if (!wouldTell(step, matches, settings, causes.has(cause)) || !isTold(type)) {
      if (step === 'closed') causes.delete(cause);
      return [];
    }
    const kind = step === 'closed' ? 'recovery' : step === 'single' ? 'event' : 'alarm';
    const own = { alarmId: event.id, together: togetherOf(type, event.data) };
    const alarm = causes.get(cause) ?? own;
    if (kind === 'recovery') causes.delete(cause);
    else if (kind === 'alarm') causes.set(cause, alarm);
    const digestAt = nextDigest(settings, at);
    return [
      {
        id: event.id,
        ruleId: 0,
        kind,
        type,
        alarmId: kind === 'event' ? null : alarm.alarmId,
        together: kind === 'event' ? own.together : alarm.together,
        queuedAt: at,
        alone: settings.grouping === 'each',
        digest: digestAt !== undefined,
        event,
        from: digestAt ?? quietUntil(settings, severity, at) ?? at,
      } as const,
    ];
  });
}

function wouldTell(step: AlarmStep, matches: boolean, settings: AlarmRule['settings'], toldBefore: boolean): boolean {
  if (step === 'nothing') return false;
  if (step === 'closed') return toldBefore && settings.tell_recovery;
  return matches && (step !== 'same' || settings.grouping === 'each');
}
