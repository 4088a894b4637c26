import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../../kernel/time/durations.ts';
import { EVENT_EXAMPLES } from '../../events/event-examples.fixtures.ts';
import { expiringIn, useTelling } from '../alarms.fixtures.ts';

const { on, siteId, turn, channelOf } = useTelling(Date.now());

async function expiring(days_left: number): Promise<void> {
  const data = expiringIn(days_left, on().telling.clock.now());
  await on().telling.emit({ type: 'certificate.expiring', siteId: siteId(), data });
  await on().telling.tell();
}

async function renewed(): Promise<void> {
  await on().telling.emit({
    type: 'certificate.renewed',
    siteId: siteId(),
    data: EVENT_EXAMPLES['certificate.renewed'],
  });
  await on().telling.pass(360);
}

/** Snoozes the alarm of the site, as a person does. @param hours From now by the clock of what tells; null ends it. */
async function snooze(hours: number | null): Promise<void> {
  const { world, telling } = on();
  const [{ id }] = (await world.get('list-alarms-v1', { site_id: siteId() })).body.items;
  const until = hours === null ? null : new Date(telling.clock.now() + hours * HOUR_MS).toISOString();
  const answer = await world.post('snooze-alarms-v1', { alarm_ids: [id], until });
  expect(answer.body).toMatchObject({ changed: 1 });
}

const told = async (channel: number) => {
  await on().telling.pass(60);
  return on().telling.titles(channel);
};
const title = (days: number) => `The certificate of S${turn()} expires in ${days} ${days === 1 ? 'day' : 'days'}`;

describe('a snoozed alarm', () => {
  it('that gets worse is told after the snooze by rules that had not told of it', async () => {
    const urgent = await channelOf({ min_severity: 'critical' });
    const all = await channelOf({});
    await expiring(14);
    expect([await told(urgent), await told(all)]).toEqual([[], [title(14)]]);
    await snooze(5);
    await expiring(7);
    await expiring(1);
    expect([await told(urgent), await told(all)]).toEqual([[], [title(14)]]);
    on().telling.clock.advance(5 * HOUR_MS);
    expect([await told(urgent), await told(all)]).toEqual([[title(1)], [title(14), 'Still open: 1 alarm']]);
    await renewed();
    expect((await on().telling.messages(urgent)).map(({ kind }) => kind)).toEqual(['alarm', 'recovery']);
  });

  it('that was not told yet is told after the snooze, once, and as it is then', async () => {
    const channel = await channelOf({});
    await expiring(14);
    await snooze(5);
    expect(await told(channel)).toEqual([]);
    await expiring(7);
    on().telling.clock.advance(5 * HOUR_MS);
    expect(await told(channel)).toEqual([title(7)]);
    on().telling.clock.advance(HOUR_MS);
    expect(await told(channel)).toEqual([title(7)]);
  });

  it('is told at once if somebody ends the snooze', async () => {
    const channel = await channelOf({});
    await expiring(14);
    await snooze(5);
    expect(await told(channel)).toEqual([]);
    await snooze(null);
    expect(await told(channel)).toEqual([title(14)]);
  });

  it('that is over before the snooze ends is told to nobody who had not been told of it', async () => {
    const channel = await channelOf({});
    await expiring(14);
    await snooze(5);
    await renewed();
    on().telling.clock.advance(5 * HOUR_MS);
    expect(await told(channel)).toEqual([]);
  });
});
