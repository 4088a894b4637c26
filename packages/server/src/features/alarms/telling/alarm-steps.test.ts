import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EVENT_SEVERITIES } from '../../events/index.ts';
import { severityRank } from '../rules/rule.ts';
import { alarmSteps, type OpenCauses } from './alarm-steps.ts';

const event = fc.record({
  id: fc.nat(),
  phase: fc.constantFrom('opens', 'closes', 'single'),
  severity: fc.constantFrom(...EVENT_SEVERITIES),
  cause: fc.constantFrom('a', 'b', 'c'),
});

it('opens and closes each cause in turn, whatever is reported', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), events => {
      const open: OpenCauses = new Map();
      const steps = alarmSteps(events, open);
      for (const cause of ['a', 'b', 'c']) {
        const own = steps.filter(one => one.event.cause === cause);
        const turns = own.flatMap(({ step }) => (step === 'opened' || step === 'closed' ? [step] : []));
        expect(turns).toEqual(turns.map((_, place) => (place % 2 === 0 ? 'opened' : 'closed')));
        expect(open.has(cause)).toBe(turns.at(-1) === 'opened');
      }
    }),
  );
});

it('says that an alarm is worse only when it is more urgent than ever since it opened', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENT_SEVERITIES), { minLength: 1, maxLength: 30 }), severities => {
      const events = severities.map((severity, id) => ({ id, phase: 'opens', severity, cause: 'a' }) as const);
      let most = Number.POSITIVE_INFINITY;
      for (const { event, step } of alarmSteps(events, new Map())) {
        const rank = severityRank(event.severity);
        expect(step).toBe(most === Number.POSITIVE_INFINITY ? 'opened' : rank < most ? 'worse' : 'same');
        most = Math.min(most, rank);
      }
    }),
  );
});

it('gives the same steps however the events are cut into batches', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), fc.nat(40), (events, cut) => {
      const open: OpenCauses = new Map();
      const parts = [...alarmSteps(events.slice(0, cut), open), ...alarmSteps(events.slice(cut), open)];
      expect(parts).toEqual(alarmSteps(events, new Map()));
    }),
  );
});
