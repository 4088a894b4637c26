import { beforeAll, describe, expect, it } from 'vitest';
import { expectError, refusedPaths, useWorld } from '../../../testing/fixtures.ts';
import { storeRuleChannel } from '../alarms.fixtures.ts';

const world = useWorld();
let channel: number;
beforeAll(async () => {
  channel = await storeRuleChannel(world());
});
const add = (input: object) => world().post('add-alarm-rule-v1', { name: 'Ops', channel_ids: [channel], ...input });

describe('an alarm rule', () => {
  it('tells everything that matters at once by default, what belongs together as one message', async () => {
    const { status, body } = await add({});
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Ops',
      enabled: true,
      limited: false,
      tags: [],
      clients: [],
      channels: [{ id: channel, name: expect.any(String) }],
      events: [],
      min_severity: 'medium',
      when: 'at_once',
      grouping: 'cause',
      quiet_from: null,
      tell_recovery: true,
      next_digest_at: null,
    });
  });

  it('can be a digest for some tags and clients', async () => {
    const tag = (await world().post('add-tag-v1', { name: 'EU' })).body.id;
    const client = (await world().post('add-client-v1', { name: 'Lind' })).body.id;
    const { body } = await add({
      tag_ids: [tag],
      client_ids: [client],
      when: 'weekly',
      digest_at: '07:30',
      digest_day: 'fri',
      time_zone: 'Europe/Berlin',
      events: ['runs', 'cost.due'],
    });
    expect(body).toMatchObject({
      limited: true,
      tags: [{ id: tag, name: 'EU' }],
      clients: [{ id: client, name: 'Lind' }],
      events: ['runs', 'cost.due'],
      next_digest_at: expect.stringMatching(/T0[56]:30:00Z$/),
    });
  });

  it.each([
    [{ channel_ids: [], tell_browsers: false }, 'channel_ids: a rule without a channel tells nobody'],
    [{ channel_ids: [987_654] }, 'channel_ids: none of the channels has id 987654'],
    [{ tag_ids: [987_654] }, 'tag_ids: '],
    [{ client_ids: [987_654] }, 'client_ids: '],
    [{ time_zone: 'Mars/Olympus' }, 'time_zone: '],
    [{ quiet_from: '22:00' }, 'quiet_to: quiet hours need a start and an end'],
    [{ quiet_from: '22:00', quiet_to: '22:00' }, 'quiet_to: '],
  ])('is refused with %o, naming what is wrong', async (input, message) => {
    expect(expectError(await add(input), { status: 400, code: 'svc_invalid_input' })).toContain(message);
  });

  it.each([
    [{ events: ['site.exploded'] }, 'input.events[0]'],
    [{ digest_at: '8:00' }, 'input.digest_at'],
    [{ min_severity: 'bad' }, 'input.min_severity'],
  ])('is refused with %o', async (input, path) => expect(refusedPaths(await add(input))).toEqual([path]));
});
